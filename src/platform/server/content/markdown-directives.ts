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

/** Reads remarks between `:::note` and `:::`, and lines such as `::exercise{#id}` of these kinds. */
export function directives(embeds: readonly string[]): TokenizerAndRendererExtension[] {
  return embeds.length === 0 ? [] : [callout, embedOf(embeds)];
}

export function isEmbed(token: Token | undefined): token is EmbedToken {
  return token?.type === 'embed';
}

const callout: TokenizerAndRendererExtension = {
  name: 'callout',
  level: 'block',
  start: (source) => /^:::/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, kind = '', text = ''] = /^:::([a-z]+)[ \t]*\n([\s\S]*?)\n:::[ \t]*(?:\n+|$)/.exec(source) ?? [];
    if (raw === undefined || !calloutKinds.includes(kind)) return undefined;
    return { type: 'callout', raw, kind, tokens: this.lexer.blockTokens(text, []) };
  },
  renderer({ kind, tokens = [] }) {
    return `<aside data-callout="${String(kind)}">\n${this.parser.parse(tokens)}</aside>\n`;
  },
  childTokens: ['tokens'],
};

function embedOf(kinds: readonly string[]): TokenizerAndRendererExtension {
  return {
    name: 'embed',
    level: 'block',
    start: (source) => /^::[a-z]/m.exec(source)?.index,
    tokenizer(source) {
      const [raw, kind = '', id = ''] = /^::([a-z]+)\{#([a-z0-9-]+)\}[ \t]*(?:\n+|$)/.exec(source) ?? [];
      if (raw === undefined || !kinds.includes(kind)) return undefined;
      return { type: 'embed', raw, embed: { embed: kind, id } };
    },
  };
}
