import { placeholders } from '../../src/features/authoring/placeholders.ts';

/** Replaces all placeholders of a template, as its author would. */
export function filledTemplate(source: string): string {
  return Object.values(placeholders).reduce(
    (text, words, place) => text.replaceAll(words, `Own words, long enough for a description, number ${place}`),
    source,
  );
}
