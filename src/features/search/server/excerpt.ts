import { type Word, eachWord } from './words.ts';

const excerptMaxLength = 160;
const excerptLeadLength = 40;

/** The text around its first word that was looked for, cut between words; its beginning if there is none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= excerptMaxLength) return text;
  const hit = firstHit(text, terms);
  const lead = hit + excerptLeadLength < excerptMaxLength ? 0 : hit - excerptLeadLength;
  // A word that begins soon after; in one endless word, where it has to.
  const space = lead === 0 ? -1 : text.indexOf(' ', lead - 1);
  const start = lead === 0 ? 0 : space >= 0 && space < hit ? space + 1 : lead;
  const isToTheEnd = text.length - start <= excerptMaxLength;
  const end = isToTheEnd ? text.length : text.lastIndexOf(' ', start + excerptMaxLength);
  const part = text.slice(start, end > start ? end : start + excerptMaxLength);
  // No space before the dots: a line break there would leave them alone.
  // linear: the part is no longer than an excerpt
  return `${start === 0 ? '' : '…'}${isToTheEnd ? part : `${part.replace(/[\s\p{P}]+$/u, '')}…`}`;
}

/** Where the words stand that were looked for: from, and up to. */
export function marksIn(text: string, terms: ReadonlySet<string>): [number, number][] {
  return [...eachWord(text)].filter((word) => isHit(word, terms)).map(({ start, end }) => [start, end]);
}

function firstHit(text: string, terms: ReadonlySet<string>): number {
  // Most stand there as they were looked for, which is found at once.
  const plain = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...terms].join('|')})(?![\\p{L}\\p{N}\\p{M}])`, 'iu').exec(text);
  if (plain) return plain.index;
  for (const word of eachWord(text)) if (isHit(word, terms)) return word.start;
  return 0;
}

function isHit({ folded, parts }: Word, terms: ReadonlySet<string>): boolean {
  return terms.has(folded) || parts.some((part) => terms.has(part));
}
