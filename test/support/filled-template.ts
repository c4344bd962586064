import { placeholders } from '../../src/features/authoring/placeholders.ts';

/** The text of a template as its author would leave it: with words of their own in the place of each placeholder. */
export function filledTemplate(source: string): string {
  return Object.values(placeholders).reduce(
    (text, words, place) => text.replaceAll(words, `Own words, long enough for a description, number ${place}`),
    source,
  );
}
