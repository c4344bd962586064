import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Messages of a field when the form is invalid; `tooLong` falls back to `wrong`, and both to `missing`. */
export interface FieldTexts {
  /** The field is empty. */
  readonly missing: string;
  readonly tooLong?: string;
  /** Any other fault. */
  readonly wrong?: string;
}

/**
 * Validates a form against a shape of the contract, as the server does. Messages come from `texts`; other fields use
 * their shape's message.
 */
export function checkForm<Input extends FieldValues, Output>(
  shape: z.ZodMiniType<Output, Input>,
  texts: { readonly [Field in keyof Input]?: FieldTexts },
): Resolver<Input, unknown, Output> {
  const resolve = zodResolver(shape);
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const errors = result.errors as FieldErrors<Record<string, unknown>>;
    for (const [field, error] of Object.entries(errors)) {
      const ofField = texts[field];
      if (ofField && error) error.message = textOf(ofField, values[field], error.type);
    }
    return result;
  };
}

function textOf({ missing, tooLong, wrong }: FieldTexts, value: unknown, issueCode: unknown): string {
  if (typeof value === 'string' && value.trim() === '') return missing;
  return (issueCode === 'too_big' ? tooLong : undefined) ?? wrong ?? missing;
}
