import { markdownOfHtml } from '../../../platform/server/to-markdown/from-html.ts';
import { shown } from './gift-blocks.ts';

interface ReadText {
  readonly markdown: string;
  /** Text on one line without markup, like an answer that learners type. */
  readonly line: string;
  /** Messages about content that was not imported in full. */
  readonly losses: readonly string[];
}

/** Converts a text of a GIFT file to Markdown; a prefix in brackets names its format. */
export function giftText(source: string): ReadText {
  const [bracketed = '', format = ''] = /^\[(html|moodle|plain|markdown)\]/i.exec(source.trimStart()) ?? [];
  const text = shown(source.trimStart().slice(bracketed.length)).trim();
  const named = format.toLowerCase();
  if (named === 'markdown') return { markdown: text, line: text.replaceAll(/\s+/g, ' '), losses: [] };
  if (named === 'html') return withFormulas(text, markdownOfHtml(text));
  const asTyped = markdownOfHtml(linesAsHtml(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')));
  if (named === 'plain') return asTyped;
  // Moodle reads tags in this format and keeps line breaks. If nothing would be visible, the text is about tags.
  const read = markdownOfHtml(linesAsHtml(text), false);
  return withFormulas(text, read.markdown === '' ? asTyped : read);
}

/** Converts lines to HTML, keeping their indentation except for what all of them share. */
function linesAsHtml(text: string): string {
  const [first = '', ...others] = text.split('\n').map((line) => line.trimEnd().replaceAll('\t', '    '));
  const insets = others.filter((line) => line !== '').map((line) => line.length - line.trimStart().length);
  const common = Math.min(...insets);
  const inset = others.map((line) => {
    const rest = line.slice(Math.min(common, line.length));
    const spaces = rest.length - rest.trimStart().length;
    return '&nbsp;'.repeat(spaces) + rest.slice(spaces);
  });
  return [first, ...inset].join('<br>');
}

function withFormulas(text: string, read: ReadText): ReadText {
  const hasFormula = /\\\(|\\\[|\$\$/.test(text);
  return hasFormula ? { ...read, losses: [...read.losses, 'a TeX formula is shown as plain text: check it'] } : read;
}
