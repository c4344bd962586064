import * as z from 'zod/mini';

/** One line that people write (a name, a title): trimmed, not empty, without control characters. */
export function lineOf(maxLength: number) {
  return z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.regex(/^\P{Cc}*$/u, 'must be one line of text'));
}

/** Text of any number of lines: trimmed, not empty. */
export function textOf(maxLength: number) {
  return z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));
}

/** An id as it stands in an address. */
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'is no id'));
