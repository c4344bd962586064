import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';

/** Something that stands in a text and is no text: `::exercise{#shopping-list}`. */
export interface Embed<Name extends string = string> {
  readonly embed: Name;
  readonly id: string;
}

interface EmbedToken extends Tokens.Generic {
  readonly embed: Embed;
}

const calloutKinds = ['note', 'tip', 'warning'];
/** An end is looked for no further: where there is none, that is done for each that begins. */
export const remarkMaxLength = 5000;
const calloutText = new RegExp(`^:::([a-z]+)[ \\t]*\\n([\\s\\S]{0,${remarkMaxLength}}?)\\n:::[ \\t]*(?:\\n+|$)`);
const openRemark = new RegExp(`^:::(?:${[...calloutKinds, 'description'].join('|')})[ \\t]*(?:\\n|$)`);

/**
 * Reads remarks between `:::note` and `:::`, what describes a figure between `:::description` and `:::`, and lines such as `::exercise{#id}` of
 * these kinds.
 */
export function directives(embeds: readonly string[]): TokenizerAndRendererExtension[] {
  return embeds.length === 0 ? [] : [callout, description, embedOf(embeds)];
}

/** Whether a remark begins here that is read as text, for it has no end. */
export function isOpenRemark({ type, raw }: Token): boolean {
  return type === 'paragraph' && openRemark.test(raw);
}

export function isEmbed(token: Token | undefined): token is EmbedToken {
  return token?.type === 'embed';
}

const callout: TokenizerAndRendererExtension = {
  name: 'callout',
  level: 'block',
  start: (source) => lineIn(source, /\n(?:[ \t]*\n|(?<line>:::))/),
  tokenizer(source) {
    const [raw, kind = '', text = ''] = calloutText.exec(source) ?? [];
    if (raw === undefined || !calloutKinds.includes(kind)) return undefined;
    return { type: 'callout', raw, kind, tokens: this.lexer.blockTokens(text, []) };
  },
  renderer({ kind, tokens = [] }) {
    return `<aside data-callout="${String(kind)}">\n${this.parser.parse(tokens)}</aside>\n`;
  },
  childTokens: ['tokens'],
};

/** Beneath a figure, which draws it. */
const description: TokenizerAndRendererExtension = {
  name: 'description',
  level: 'block',
  tokenizer(source) {
    const [raw, kind = '', text = ''] = calloutText.exec(source) ?? [];
    if (raw === undefined || kind !== 'description') return undefined;
    return { type: 'description', raw, tokens: this.lexer.blockTokens(text, []) };
  },
  renderer: () => '',
  childTokens: ['tokens'],
};

/**
 * Where a paragraph ends, at a line that begins with a directive. It is asked of each paragraph with all that is left of the text, and
 * looks no further than its own end: to look through the rest takes a time that grows with the square of the text.
 */
function lineIn(source: string, directive: RegExp): number | undefined {
  const found = directive.exec(source);
  return found?.groups?.['line'] === undefined ? undefined : found.index + 1;
}

function embedOf(kinds: readonly string[]): TokenizerAndRendererExtension {
  return {
    name: 'embed',
    level: 'block',
    start: (source) => lineIn(source, /\n(?:[ \t]*\n|(?<line>::[a-z]))/),
    tokenizer(source) {
      const [raw, kind = '', id = ''] = /^::([a-z]+)\{#([a-z0-9-]+)\}[ \t]*(?:\n+|$)/.exec(source) ?? [];
      if (raw === undefined || !kinds.includes(kind)) return undefined;
      return { type: 'embed', raw, embed: { embed: kind, id } };
    },
  };
}
