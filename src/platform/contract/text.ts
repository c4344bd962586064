import * as z from 'zod/mini';
import { completedLink, isWebLink } from './web-link.ts';

/** Line separators other than control characters, and marks that change the direction of the text after them. */
const breaksOrTurns = String.raw`\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069`;
const oneLine = new RegExp(`^[^${breaksOrTurns}]*$`, 'u');

/** One line that people write (a name, a title): trimmed, not empty, without control characters. */
export function lineOf(maxLength: number) {
  return textOf(maxLength).check(
    z.regex(oneLine, 'must be one line of text, without characters that change its direction'),
  );
}

/** Text of any number of lines: trimmed, not empty. What nobody can see, such as a space without width, is as good as nothing. */
export function textOf(maxLength: number) {
  const seen = z.overwrite<string>((text) => (/[^\s\p{Cf}\p{Cs}]/u.test(text) ? text.trim() : ''));
  return z.string().check(seen, z.minLength(1), z.maxLength(maxLength));
}

/** An id as it stands in an address. */
export const Id = z.string().check(z.regex(/^[\w-]{1,64}$/, 'is not a valid id'));

/**
 * Web address, completed if its beginning is missing: `www.example.org`, `github.com/ada`, `https:/example.org`. Others (`javascript:` …) are
 * refused, because people follow these links.
 */
export function webLinkOf(maxLength: number) {
  return lineOf(maxLength).check(z.overwrite<string>(completedLink), z.refine(isWebLink, 'must be a web address'));
}

/** Ranges of search matches in a text: start (inclusive) and end (exclusive). */
export const Marks = z.array(z.tuple([z.int(), z.int()]));
