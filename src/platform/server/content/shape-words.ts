import type * as z from 'zod/mini';

/** Expected types of values, in words for authors. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list with a hyphen before each entry',
  object: 'keys with values, each on its own line',
  record: 'keys with values, each on its own line',
};

type Issue = z.core.$ZodRawIssue;

/** Message about one value of a file, to follow the name of its place; a shape's own message takes precedence. */
export function shapeWords(issue: Issue): string {
  if (issue.code === 'invalid_type')
    return issue.input === null ? 'is empty' : `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small') return smallWords(issue.origin, Number(issue.minimum), issue.inclusive);
  if (issue.code === 'too_big') return bigWords(issue.origin, Number(issue.maximum), issue.inclusive);
  if (issue.code === 'invalid_format' && issue.format === 'date') return 'must be a date such as 2026-03-31';
  if (issue.code === 'invalid_value') return oneOf(issue.values);
  if (issue.code === 'invalid_union' && Array.isArray(issue['options'])) return oneOf(issue['options']);
  return 'is not valid';
}

const oneOf = (values: readonly unknown[]) => `must be one of ${values.map(String).join(', ')}`;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function smallWords(origin: string, least: number, inclusive = true): string {
  if (origin === 'string') return least === 1 ? 'is empty' : `has fewer than ${least} characters`;
  if (origin === 'array') return least === 1 ? 'has no entries' : `has fewer than ${least} entries`;
  return inclusive ? `is less than ${least}` : `must be more than ${least}`;
}

function bigWords(origin: string, most: number, inclusive = true): string {
  if (origin === 'string') return `has more than ${counted(most, 'character', 'characters')}`;
  if (origin === 'array') return `has more than ${counted(most, 'entry', 'entries')}`;
  return inclusive ? `is more than ${most}` : `must be less than ${most}`;
}

/** Place in a file as its author counts, entries from 1: `sections 1 › items 2 › title`, `entry 4 › title`. */
export function placeWords(path: readonly PropertyKey[]): string {
  const words: string[] = [];
  for (const key of path) {
    if (typeof key !== 'number') words.push(String(key));
    else words.push(`${words.pop() ?? 'entry'} ${key + 1}`);
  }
  return words.join(' › ');
}
