import { shown } from './gift-blocks.ts';

const marks: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/<br\s*\/?>/gi, '\n'],
  [/<\/(?:p|div|li|h\d|pre)>/gi, '\n\n'],
  [/<li[^<>]*>/gi, '- '],
  [/<\/?(?:b|strong)(?:\s[^<>]*)?>/gi, '**'],
  [/<\/?(?:i|em)(?:\s[^<>]*)?>/gi, '*'],
  [/<\/?(?:code|tt)(?:\s[^<>]*)?>/gi, '`'],
];
/** What may go without a loss. */
const plainTags = /<\/?(?:p|div|span|ul|ol|h\d|pre|font|u)(?:\s[^<>]*)?>/gi;
const anyTag = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

interface ReadText {
  readonly text: string;
  /** Tags that have no place in Markdown, such as `<img>`. */
  readonly lost: readonly string[];
}

/** A text of a GIFT file as Markdown; a word in brackets before it names its format. */
export function giftText(given: string): ReadText {
  const [, format = '', rest = ''] = /^\s*(?:\[(html|moodle|plain|markdown)\])?([\s\S]*)$/i.exec(given) ?? [];
  const text = shown(rest).trim();
  const isHtml = format.toLowerCase() === 'html';
  if (!isHtml && (format !== '' || !/<(?:p|br|b|strong|i|em|code|div|span|img)\b[^<>]*>/i.test(text)))
    return { text, lost: [] };
  const marked = marks.reduce((html, [pattern, mark]) => html.replaceAll(pattern, mark), text);
  const bare = marked.replaceAll(plainTags, '');
  const lost = [...new Set([...bare.matchAll(anyTag)].map(([tag]) => `<${/[a-z0-9]+/i.exec(tag)?.[0] ?? ''}>`))];
  const read = bare.replaceAll(anyTag, '').replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);
  return { text: read.replaceAll(/\n{3,}/g, '\n\n').trim(), lost };
}
