/** Languages that sort letters like English and treat accents as minor differences. */
const plainLanguages = /^(?:de|en|eu|fr|ga|id|it|ms|nl|pt|sw)(?:-|$)/;

export interface Options {
  readonly numeric?: boolean;
  readonly sensitivity?: 'base' | 'accent' | 'case' | 'variant';
}

/** Punctuation and symbols in sort order; all others come after them. */
const signs = '_-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$';

/** Letters without a decomposition, by the letters that they are sorted with. */
const apart: Readonly<Record<string, string>> = {
  ß: 's\u0335s',
  æ: 'a\u0335e',
  œ: 'o\u0335e',
  ø: 'o\u0335',
  đ: 'd\u0335',
  ł: 'l\u0335',
  ı: 'i\u0335',
};

/**
 * Compares texts as browsers do by default: by letters, then by accents, then lower case first; punctuation before digits before
 * letters. Throws for languages that sort their letters differently.
 */
export function compareTexts(one: string, other: string, locale?: string, options?: Options): number {
  if (locale !== undefined && !plainLanguages.test(locale))
    throw new Error(`localeCompare for ${locale} is not available in this editor. Leave the language out.`);
  const { numeric = false, sensitivity = 'variant' } = options ?? {};
  const base = compareLists(lettersOf(one, numeric), lettersOf(other, numeric));
  if (base !== 0 || sensitivity === 'base') return base;
  const accents = sensitivity === 'case' ? 0 : compareLists(accentsOf(one), accentsOf(other));
  if (accents !== 0 || sensitivity === 'accent') return accents;
  return compareLists(casesOf(one), casesOf(other));
}

type Key = readonly [rank: number, text: string | number];

function lettersOf(text: string, numeric: boolean): Key[] {
  const plain = apartOf(text).replace(/\p{M}/gu, '');
  const parts = numeric ? (plain.match(/\d+|\D/gu) ?? []) : Array.from(plain);
  return parts.map((part) => [rankOf(part), numeric && /^\d/.test(part) ? Number(part) : part]);
}

function accentsOf(text: string): Key[] {
  return [...apartOf(text).matchAll(/\P{M}(\p{M}*)/gu)].map(([, accents = '']) => [0, accents]);
}

/** Sorts lower case first. */
function casesOf(text: string): Key[] {
  const letters = Array.from(text.normalize('NFD').replace(/\p{M}/gu, ''));
  return letters.map((letter) => [0, letter === letter.toLowerCase() ? 0 : 1]);
}

function apartOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, (letter) => apart[letter] ?? letter);
}

function rankOf(part: string): number {
  if (/^\s/.test(part)) return 0;
  const sign = signs.indexOf(part);
  if (sign >= 0) return 1 + sign;
  if (/^[\p{P}\p{S}]/u.test(part)) return 1 + signs.length;
  return /^\p{N}/u.test(part) ? 2 + signs.length : 3 + signs.length;
}

function compareLists(one: readonly Key[], other: readonly Key[]): number {
  for (const [at, [rank, text]] of one.entries()) {
    const [otherRank, otherText] = other[at] ?? [-1, ''];
    if (rank !== otherRank) return rank < otherRank ? -1 : 1;
    if (text !== otherText) return text < otherText ? -1 : 1;
  }
  return one.length < other.length ? -1 : 0;
}
