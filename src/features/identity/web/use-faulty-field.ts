import { useEffect } from 'react';
import type { FieldPath, UseFormSetFocus } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ApiError } from '../../../platform/web/rpc.ts';
import type { Credentials, identityErrors } from '../contract.ts';

type Fields = z.infer<typeof Credentials>;

const faultyFields: Readonly<Record<string, FieldPath<Fields> | undefined>> = {
  'invalid-credential': 'password',
  'weak-password': 'password',
  'email-already-in-use': 'email',
} satisfies Partial<Record<keyof typeof identityErrors, FieldPath<Fields>>>;

/** Returns the field that an error is about, if any; it gets the focus, with its content selected. */
export function useFaultyField(error: ApiError | null, setFocus: UseFormSetFocus<Fields>): FieldPath<Fields> | null {
  const field = (error && faultyFields[error.code]) ?? null;
  useEffect(() => {
    if (error && field) setFocus(field, { shouldSelect: true });
  }, [error, field, setFocus]);
  return field;
}
