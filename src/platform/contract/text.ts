import * as z from 'zod/mini';
import { completedLink, isWebLink } from './web-link.ts';

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

/**
 * A web address, completed where people leave its beginning out: `www.example.org`, `github.com/ada`, `https:/example.org`. Others
 * (`javascript:` …) are refused: people follow these links.
 */
export function webLinkOf(maxLength: number) {
  return lineOf(maxLength).check(z.overwrite<string>(completedLink), z.refine(isWebLink, 'must be a web address'));
}
