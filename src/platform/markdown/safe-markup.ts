import { escapeMarkup } from '../contract/escape-markup.ts';

// Rules for HTML generated from Markdown, on the server and in the browser.

/** Address on this site. Browsers read a backslash as a slash: two of either start another site's address. */
export const ownAddress = /^\/(?![/\\])/;
const addressOutside = /^(?:https?:\/\/|mailto:)/i;

/** Longest allowed block: parsing time grows with the square of its length. */
export const blockMaxLength = 20_000;
/** Highest allowed emphasis cost of a text: parsing time grows with the square of the emphasis characters per block. */
export const emphasisMax = 3_000_000;
/** Deepest allowed nesting of lists and quotes: parsing time grows with the square of the depth. */
export const nestingMax = 20;
/** A line of such characters alone is a rule. */
const nestedDeeper = new RegExp(
  String.raw`^[ \t]*(?:>[ \t]*|(?:[-*+]|\d{1,9}[.)])[ \t]+){${nestingMax + 1}}(?![-*_ \t]*$)`,
  'm',
);

/** Scrollable code block, focusable so that the keyboard can scroll it. */
export function codeBlock(text: string, attributes = '', html = escapeMarkup(text)): string {
  return `<pre tabindex="0"${attributes}><code>${html}\n</code></pre>\n`;
}

/** Returns whether a link may have this target: this site, the web, or a mail address. */
export function isLink(href: string): boolean {
  return ownAddress.test(href) || addressOutside.test(href) || href.startsWith('#');
}

/** Content of a single paragraph without its tags; anything else unchanged. */
export function withoutFrame(html: string): string {
  return /^<p>((?:(?!<p>).)*)<\/p>\s*$/s.exec(html)?.[1] ?? html;
}

/**
 * Returns whether a text exceeds the limits on emphasis characters (*, _ and ~), block length or nesting, so that it is
 * not rendered to HTML.
 */
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
