import type { QueryWord } from './words.ts';

/** Words of a question that say nothing about its subject. */
const fillers = new Set(
  (
    'a about am an and any are as at be by can could did do does for from get got had has have how i in into is it its ' +
    'many me much must my of on or our shall should so some than that the their them then there these they this those to ' +
    'was we were what when where which who whose why will with would you your'
  ).split(' '),
);

/** Removes filler words from a query; a query of nothing else stays as it is. */
export function withoutFillers(words: readonly QueryWord[]): readonly QueryWord[] {
  const subject = words.filter(({ folded }) => !fillers.has(folded));
  return subject.length > 0 ? subject : words;
}
