import { Marked } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import { escapeMarkup } from '../contract/escape-markup.ts';
import { codeBlock, isLink, takesTooLong, withoutFrame } from './safe-markup.ts';

const marked = new Marked(markedCjkFriendly(), {
  breaks: true,
  renderer: {
    // It stands within a page that has its own headings.
    heading({ tokens }) {
      return `<p><strong>${this.parser.parseInline(tokens)}</strong></p>\n`;
    },
    code: ({ text }) => codeBlock(text),
    html: ({ text }) => escapeMarkup(text),
    link: ({ href, text }) => (isLink(href) ? false : escapeMarkup(text)),
    image: ({ raw }) => escapeMarkup(raw),
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  },
});

/**
 * Makes HTML of Markdown that somebody typed into a form, on the server and for a preview in the browser. Nothing in it is a fault: markup, images and links that lead nowhere
 * are shown as they were typed.
 */
export function renderComment(text: string): string {
  const asTyped = `<p>${escapeMarkup(text)}</p>`;
  if (takesTooLong(text)) return asTyped;
  try {
    return marked.parse(text, { async: false });
  } catch (error) {
    // The parser calls itself for each level.
    if (!(error instanceof RangeError)) throw error;
    return asTyped;
  }
}

/** The same for what stands in a line of something else. */
export function renderCommentLine(text: string): string {
  return withoutFrame(renderComment(text));
}
