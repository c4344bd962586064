import { type Word, eachWord } from './words.ts';

const excerptMaxLength = 160;
const excerptLeadLength = 40;

/** Excerpt around the first matching word, cut between words; the beginning of the text if there is none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptMaxLength) return text;
  const hit = firstHit(text, terms);
  const lead = hit + excerptLeadLength < excerptMaxLength ? 0 : hit - excerptLeadLength;
  // Starts at a word that begins soon after; cuts inside a word only if it has no end.
  const space = lead === 0 ? -1 : text.indexOf(' ', lead - 1);
  const start = lead === 0 ? 0 : space >= 0 && space < hit ? space + 1 : lead;
  const isToTheEnd = text.length - start <= excerptMaxLength;
  const end = isToTheEnd ? text.length : text.lastIndexOf(' ', start + excerptMaxLength);
  const part = text.slice(start, end > start ? end : start + excerptMaxLength);
  // No space before the ellipsis: a line break there would separate it.
  // linear: the part is no longer than an excerpt
  return `${start === 0 ? '' : '…'}${isToTheEnd ? part : `${part.replace(/[\s\p{P}]+$/u, '')}…`}`;
}

/** Ranges of the matching words: start, and end (exclusive). */
export function marksIn(text: string, terms: ReadonlySet<string>): [number, number][] {
  return [...eachWord(text)].filter((word) => isHit(word, terms)).map(({ start, end }) => [start, end]);
}

function firstHit(text: string, terms: ReadonlySet<string>): number {
  // Fast path: most words are in the text exactly as searched.
  const plain = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...terms].join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'iu').exec(text);
  if (plain) return plain.index;
  for (const word of eachWord(text)) if (isHit(word, terms)) return word.start;
  return 0;
}

function isHit({ folded, parts }: Word, terms: ReadonlySet<string>): boolean {
  return terms.has(folded) || parts.some((part) => terms.has(part));
}
