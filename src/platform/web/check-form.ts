import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** What a field says when the form cannot be sent as it is; where `tooLong` or `wrong` is left out, `missing` is said. */
export interface FieldTexts {
  /** Nothing stands in it. */
  readonly missing: string;
  readonly tooLong?: string;
  /** Any other fault. */
  readonly wrong?: string;
}

/**
 * Holds a form to a shape of the contract, the one that the server holds it to. The words for people come from `texts`; a
 * field that is not among them says what its shape says.
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
