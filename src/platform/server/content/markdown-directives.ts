import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { callout, fencedAt } from './callouts.ts';

/** Something that stands in a text and is no text: `::exercise{#shopping-list}`. */
export interface Embed<Name extends string = string> {
  readonly embed: Name;
  readonly id: string;
}

interface EmbedToken extends Tokens.Generic {
  readonly embed: Embed;
}

/**
 * Reads remarks between `:::note` and `:::`, what describes a figure between `:::description` and `:::`, and lines such as `::exercise{#id}` of
 * these kinds.
 */
export function directives(embeds: readonly string[]): TokenizerAndRendererExtension[] {
  return embeds.length === 0 ? [] : [callout, description, embedOf(embeds)];
}

export function isEmbed(token: Token | undefined): token is EmbedToken {
  return token?.type === 'embed';
}

/** Beneath a figure, which draws it. */
const description: TokenizerAndRendererExtension = {
  name: 'description',
  level: 'block',
  tokenizer(source) {
    const found = fencedAt(source);
    if (found?.name !== 'description') return undefined;
    return { type: 'description', raw: found.raw, tokens: this.lexer.blockTokens(found.text, []) };
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
