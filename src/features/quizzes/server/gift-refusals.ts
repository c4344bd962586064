import type * as z from 'zod/mini';

const names: Readonly<Record<string, string>> = {
  text: 'its text',
  choices: 'its choices',
  pairs: 'its pairs',
  left: 'a left side',
  right: 'a right side',
  feedback: 'a feedback',
  accept: 'a right answer',
  blanks: 'a right answer',
};

/** Explains to its author why a question does not fit in a quiz. */
export function refusalOf(issue: z.core.$ZodIssue): string {
  const keys = issue.path.filter((key) => typeof key === 'string');
  const name = names[keys.at(-1) ?? ''] ?? 'a part of it';
  if (issue.code === 'too_big')
    return issue.origin === 'array'
      ? `it has more than ${issue.maximum} ${keys.at(-1)}. Leave some out, or make two questions of it`
      : `${name} has more than ${issue.maximum} characters. Shorten it`;
  if (issue.code === 'too_small')
    return issue.origin === 'array' ? `it has fewer than ${issue.minimum} ${keys.at(-1)}` : `${name} is empty`;
  return `${name} ${issue.message}`;
}
