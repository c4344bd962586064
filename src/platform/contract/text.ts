import * as z from 'zod/mini';

/** One line that people write (a name, a title): trimmed, not empty, without control characters. */
export function lineOf(maxLength: number) {
  return textOf(maxLength).check(z.regex(/^\P{Cc}*$/u, 'must be one line of text'));
}

/** Text of any number of lines: trimmed, not empty. What nobody can see, such as a space without width, is as good as nothing. */
export function textOf(maxLength: number) {
  const seen = z.overwrite<string>((text) => (/[^\s\p{Cf}\p{Cs}]/u.test(text) ? text.trim() : ''));
  return z.string().check(seen, z.minLength(1), z.maxLength(maxLength));
}

/** An id as it stands in an address. */
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'is no id'));
