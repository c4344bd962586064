import { escapeMarkup } from '../contract/escape-markup.ts';

// What HTML that is made of Markdown may hold, wherever it is made.

/** Browsers read a backslash as a slash: two in either form begin another site's address. */
export const ownAddress = /^\/(?![/\\])/;
const addressOutside = /^(?:https?:\/\/|mailto:)/i;

/** The time that a text takes grows with the square of this. */
export const blockMaxLength = 20_000;
/** The time that signs of emphasis take grows with the square of how many stand without an empty line: of all of a text, so much. */
export const emphasisMax = 3_000_000;
/** The time that lists and quotes within each other take grows with the square of how many. */
export const nestingMax = 20;
/** A line of signs alone is a rule. */
const nestedDeeper = new RegExp(
  String.raw`^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){${nestingMax + 1}}(?![-*_ \t]*$)`,
  'm',
);

/** Scrolls sideways by itself, so the keyboard has to reach it. */
export function codeBlock(text: string, attributes = ''): string {
  return `<pre tabindex="0"${attributes}><code>${escapeMarkup(text)}\n</code></pre>\n`;
}

/** Whether a link may lead there: to this site, to the web, or into a mail program. */
export function isLink(href: string): boolean {
  return ownAddress.test(href) || addressOutside.test(href) || href.startsWith('#');
}

/** What is in the one paragraph that this is; anything else stays as it is. */
export function withoutFrame(html: string): string {
  return /^<p>((?:(?!<p>).)*)<\/p>\s*$/s.exec(html)?.[1] ?? html;
}

/** Whether a text has more signs of emphasis (*, _ and ~), longer blocks or more lists within each other than are read: then nobody makes HTML of it. */
export function takesTooLong(text: string): boolean {
  let emphasis = 0;
  return text.split(/\n[ \t\r]*\n/).some((block) => {
    emphasis += emphasisOf(block);
    return block.length > blockMaxLength || emphasis > emphasisMax || nestedDeeper.test(block);
  });
}

export function emphasisOf(block: string): number {
  return (block.match(/[*_~]/g)?.length ?? 0) ** 2;
}
