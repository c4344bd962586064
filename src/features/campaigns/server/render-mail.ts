import { Marked } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import { escapeMarkup } from '../../../platform/contract/escape-markup.ts';
import { codeBlock, takesTooLong } from '../../../platform/markdown/safe-markup.ts';

const absolute = /^(?:https?:\/\/|mailto:)/i;
const ownAddress = /^\/(?![/\\])/;
const imageSource = /^https?:\/\//i;

/**
 * Renders Markdown for a mail: HTML without scripts, style sheets or forms, and the same as text. Markup is shown
 * literally; links lead to the web, to an email address, or to this site.
 */
export function renderMail(body: string, publicUrl: string): { html: string; text: string } {
  const whole = (href: string, allowed: RegExp) =>
    ownAddress.test(href) ? `${publicUrl}${href}` : allowed.test(href) ? href : null;
  const asTyped = { html: `<p>${escapeMarkup(body)}</p>`, text: body };
  if (takesTooLong(body)) return asTyped;
  try {
    return {
      html: htmlRenderer(whole).parse(body, { async: false }),
      text: textRenderer(whole).parse(body, { async: false }).trim(),
    };
  } catch (error) {
    // The parser recurses for each level.
    if (!(error instanceof RangeError)) throw error;
    return asTyped;
  }
}

type Whole = (href: string, allowed: RegExp) => string | null;

function htmlRenderer(whole: Whole): Marked {
  return new Marked(markedCjkFriendly(), {
    renderer: {
      html: ({ text }) => escapeMarkup(text),
      code: ({ text }) => codeBlock(text).replace(' tabindex="0"', ' style="white-space:pre-wrap"'),
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens, raw }) {
        const url = whole(href, absolute);
        return url === null
          ? escapeMarkup(raw)
          : `<a href="${escapeMarkup(url)}">${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text, raw }) {
        const url = whole(href, imageSource);
        if (url === null) return escapeMarkup(raw);
        return `<img src="${escapeMarkup(url)}" alt="${escapeMarkup(text)}" style="max-width:100%;height:auto">`;
      },
    },
  });
}

/** Renders plain text as people write it in mails, with addresses next to the words that link to them. */
function textRenderer(whole: Whole): Marked {
  return new Marked(markedCjkFriendly(), {
    renderer: {
      heading({ tokens }) {
        return `${this.parser.parseInline(tokens).toUpperCase()}\n\n`;
      },
      paragraph({ tokens }) {
        return `${this.parser.parseInline(tokens)}\n\n`;
      },
      blockquote({ tokens }) {
        return `${this.parser.parse(tokens).trim().replaceAll(/^/gm, '> ')}\n\n`;
      },
      list({ items, ordered, start }) {
        const lines = items.map((item, place) => {
          const mark = ordered ? `${(start || 1) + place}.` : '-';
          return `${mark} ${this.parser.parse(item.tokens).trim().replaceAll('\n', '\n  ')}`;
        });
        return `${lines.join('\n')}\n\n`;
      },
      table({ header, rows }) {
        const line = (cells: typeof header) => cells.map(({ tokens }) => this.parser.parseInline(tokens)).join(' | ');
        return `${[header, ...rows].map(line).join('\n')}\n\n`;
      },
      code: ({ text }) => `${text}\n\n`,
      hr: () => '* * *\n\n',
      html: ({ text }) => text,
      text(token) {
        // The text of a list item is a block and may contain another list.
        return 'tokens' in token && token.tokens ? `${this.parser.parseInline(token.tokens)}\n` : token.text;
      },
      strong({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      em({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      del({ tokens }) {
        return this.parser.parseInline(tokens);
      },
      codespan: ({ text }) => text,
      br: () => '\n',
      checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
      link({ href, tokens, raw }) {
        const url = whole(href, absolute);
        const text = this.parser.parseInline(tokens);
        if (url === null) return raw;
        return url === text || url === `mailto:${text}` ? text : `${text} (${url})`;
      },
      image: ({ text }) => text,
    },
  });
}
