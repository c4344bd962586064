import { expect, test } from 'vitest';
import { compareTexts } from './compare-texts.ts';

const words = (
  'a A ä Ä á b B z Z o ö Öl ol Ole resume résumé Resume cote coté côte côté 1 10 2 a1 a10 a2 _ - . ! $ + straße strasse Strasse ' +
  'Zebra Apfel ärger œuvre oeuf co-op coop co_op naïve naive Ñandú nandu É e'
).split(' ');

/** Punctuation and symbols: no program relies on their exact order. */
const isSign = (word: string) => /^[^\p{L}\p{N}]$/u.test(word);

test.each([undefined, { numeric: true }, { sensitivity: 'base' as const }, { sensitivity: 'accent' as const }])(
  'texts are compared as browsers compare them, with %j',
  (options) => {
    const collator = new Intl.Collator('en', options);
    const wrong = words.flatMap((one) =>
      words
        .filter((other) => !(isSign(one) && isSign(other)))
        .filter((other) => compareTexts(one, other, undefined, options) !== collator.compare(one, other))
        .map((other) => `${one} ${other}`),
    );
    expect(wrong).toEqual([]);
  },
);

test('a language with an alphabet of its own is refused in words', () => {
  expect(compareTexts('ä', 'z', 'de-DE', undefined)).toBe(-1);
  expect(() => compareTexts('ä', 'z', 'sv', undefined)).toThrow('not available');
});
