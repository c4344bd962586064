import GithubSlugger from 'github-slugger';
import { Marked, Parser, type Token, type Tokens } from 'marked';
import markedCjkFriendly from 'marked-cjk-friendly';
import { descriptionsIn, figureIn, figureMessages } from './figures.ts';
import type { ContentFile, Place } from './kinds.ts';
import { isOpenCallout, calloutMaxLength } from './callouts.ts';
import { withoutComments, withoutLongComments } from './comments.ts';
import { type Embed, directives, isEmbed } from './markdown-directives.ts';
import { escapeMarkup } from '../../contract/escape-markup.ts';
import { highlighted } from './highlight.ts';
import {
  blockMaxLength,
  codeBlock,
  emphasisMax,
  emphasisOf,
  isLink,
  nestingMax,
  ownAddress,
  withoutFrame,
} from '../../markdown/safe-markup.ts';

export interface RenderedText {
  readonly html: string;
  /** Headings of the second level, in order. */
  readonly sections: { id: string; title: string }[];
}

/** Text with embedded items, such as exercises: each part is either HTML or an item. */
export interface RenderedParts<Name extends string = string> {
  readonly parts: readonly ({ readonly html: string } | Embed<Name>)[];
  readonly sections: { id: string; title: string }[];
}

/** Maximum directives: each rescans the text up to the next empty line. */
const directivesMax = 100;
/** Maximum headings: each takes twenty times as long as a line of text. */
const headingsMax = 1000;
const tooDeep = `more than ${nestingMax} nested lists or quotes`;

type TextFile = Pick<ContentFile<unknown>, 'body' | 'fault' | 'link' | 'asset'>;

/**
 * Renders a content file's body as HTML: HTML in it is shown as typed, comments are left out. Reports invalid links,
 * images and other faults at their line.
 */
export function renderMarkdown(file: TextFile): RenderedText {
  const { parts, sections } = renderParts(file, []);
  return { html: parts.map((part) => ('html' in part ? part.html : '')).join(''), sections };
}

/** Renders a value of a file's front matter, such as a hint. */
export function renderValue(file: TextFile, text: string, at: Place): string {
  const { html } = renderMarkdown({
    body: text,
    fault: (_, message) => file.fault(at, message),
    link: (address) => file.link(address, at),
    asset: (name) => file.asset(name, at),
  });
  return html;
}

/** Renders an inline value, such as a label: a single paragraph loses its `<p>`. */
export function renderLine(file: TextFile, text: string, at: Place): string {
  return withoutFrame(renderValue(file, text, at));
}

/** Renders a body with embedded items, each on its own line: `::exercise{#shopping-list}`. */
export function renderParts<const Name extends string>(file: TextFile, embeds: readonly Name[]): RenderedParts<Name> {
  let line = 0;
  let emphasis = 0;
  for (const block of file.body.split(/\n[ \t\r]*\n/)) {
    if (block.length > blockMaxLength) {
      file.fault(line, `${block.length} characters without an empty line; the limit is ${blockMaxLength}`);
      return { parts: [], sections: [] };
    }
    if (embeds.length > 0 && (block.match(/^::/gm)?.length ?? 0) > directivesMax) {
      file.fault(line, `more than ${directivesMax} lines that start with :: have no empty line between them`);
      return { parts: [], sections: [] };
    }
    emphasis += emphasisOf(block);
    if (emphasis > emphasisMax) {
      file.fault(line, 'there are too many emphasis characters (*, _ and ~)');
      return { parts: [], sections: [] };
    }
    line += block.split('\n').length + 1;
  }
  try {
    // The tokenizer returns no other names.
    return render(file, embeds) as RenderedParts<Name>;
  } catch (error) {
    // The parser recurses for each level.
    if (!(error instanceof RangeError)) throw error;
    file.fault(0, tooDeep);
    return { parts: [], sections: [] };
  }
}

function render({ body, fault, link, asset }: TextFile, embeds: readonly string[]): RenderedParts {
  const ids = new Map<Token, string>();
  const addresses = new Map<Token, string>();
  const marked = new Marked(markedCjkFriendly(), {
    extensions: directives(embeds),
    renderer: {
      heading(token) {
        return `<h${token.depth} id="${ids.get(token)}">${this.parser.parseInline(token.tokens)}</h${token.depth}>\n`;
      },
      code({ text, lang = '' }) {
        const [language = '', ...words] = lang.split(/\s+/);
        return codeBlock(
          text,
          `${language && ` data-language="${escapeMarkup(language)}"`}${words.includes('run') ? ' data-runs' : ''}`,
          highlighted(text, language),
        );
      },
      html: ({ text }) => escapeMarkup(withoutComments(text)),
      // A safety net: other links are faults, and content with faults is never published.
      link: ({ href, text }) => (isLink(href) ? false : escapeMarkup(text)),
      image: (token) => `<img src="${addresses.get(token) ?? ''}" alt="${escapeMarkup(token.text)}" loading="lazy">`,
      paragraph(token) {
        const image = figureIn(token);
        if (!image) return false;
        const described = descriptions.get(image);
        const id = described && slugger.slug('description');
        const caption = `<figcaption>${escapeMarkup(image.title ?? '')}</figcaption>`;
        const figure = `<figure${id ? ` aria-details="${id}"` : ''}>${this.parser.parseInline([image])}${caption}</figure>\n`;
        if (!described) return figure;
        const summary = `<summary>${figureMessages.description}</summary>`;
        return `${figure}<details id="${id}" class="mt-2 text-sm">${summary}\n${this.parser.parse(described.tokens ?? [])}</details>\n`;
      },
    },
  });
  const tokens = marked.lexer(withoutLongComments(body));
  const descriptions = descriptionsIn(tokens);
  const attached = new Set<Token>(descriptions.values());
  const slugger = new GithubSlugger();
  const plain = new Parser();
  const sections: { id: string; title: string }[] = [];
  let line = 0;
  let levelAbove = 1;
  let headings = 0;
  for (const block of tokens) {
    if (embeds.length > 0 && isOpenCallout(block))
      fault(line, `the callout that starts here has no end (:::), or more than ${calloutMaxLength} characters`);
    if (isDeeper([block], nestingMax)) fault(line, tooDeep);
    void marked.walkTokens([block], (token) => {
      if (token.type === 'description' && !attached.has(token))
        fault(line, 'a description must follow a figure: an image by itself with a title in quotes');
      if (token.type === 'heading') takeHeading(token as Tokens.Heading);
      if (token.type === 'image') addresses.set(token, takeImage(token as Tokens.Image));
      if (token.type === 'link') takeLink((token as Tokens.Link).href);
    });
    line += block.raw.split('\n').length - 1;
  }
  return { parts: partsOf(tokens), sections };

  function partsOf(all: readonly Token[]): RenderedParts['parts'] {
    const parts: RenderedParts['parts'][number][] = [];
    let between: Token[] = [];
    const endText = () => {
      if (between.length > 0) parts.push({ html: marked.parser(between) });
      between = [];
    };
    for (const token of all) {
      if (!isEmbed(token)) {
        between.push(token);
        continue;
      }
      endText();
      parts.push(token.embed);
    }
    endText();
    return parts;
  }

  /**
   * Adds a heading. The page's h1 is the item's title, so that sections start at level two, and no level may be
   * skipped.
   */
  function takeHeading(heading: Tokens.Heading): void {
    const { depth, text } = heading;
    if (depth === 1 || depth > levelAbove + 1)
      fault(line, `the heading "${text}" is at level ${depth}: start with ## and do not skip levels`);
    levelAbove = depth;
    headings += 1;
    if (headings === headingsMax + 1) fault(line, `there are more than ${headingsMax} headings`);
    if (headings > headingsMax) return;
    const title = withoutComments(plain.parseInline(heading.tokens, plain.textRenderer)).trim();
    const id = slugger.slug(title);
    ids.set(heading, id);
    if (depth === 2) sections.push({ id, title });
  }

  /** Returns an image's URL; reports a missing alt text. */
  function takeImage({ href, text }: Tokens.Image): string {
    if (!text.trim()) fault(line, `the image ${href} has no alt text: ![description](${href})`);
    return asset(href, line);
  }

  function takeLink(href: string): void {
    if (ownAddress.test(href)) link(href, line);
    else if (!isLink(href)) fault(line, `the link ${href} must start with / # https:// http:// or mailto:`);
  }
}

/** Returns whether more than `most` lists and quotes are nested. */
function isDeeper(tokens: readonly Token[], most: number): boolean {
  if (most < 0) return true;
  return tokens.some((token) => {
    if (token.type === 'list') return (token as Tokens.List).items.some((item) => isDeeper(item.tokens, most - 1));
    const isFrame = token.type === 'blockquote' || token.type === 'callout';
    return isFrame && isDeeper((token as Tokens.Blockquote).tokens, most - 1);
  });
}
