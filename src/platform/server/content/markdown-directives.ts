import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';
import { callout, fencedAt } from './callouts.ts';

/** Embedded element in a text: `::exercise{#shopping-list}`. */
export interface Embed<Name extends string = string> {
  readonly embed: Name;
  readonly id: string;
}

interface EmbedToken extends Tokens.Generic {
  readonly embed: Embed;
}

/**
 * Markdown extensions for callouts (`:::note` to `:::`), figure descriptions (`:::description` to `:::`) and embeds of
 * these kinds (`::exercise{#id}`).
 */
export function directives(embeds: readonly string[]): TokenizerAndRendererExtension[] {
  return embeds.length === 0 ? [] : [callout, description, embedOf(embeds)];
}

export function isEmbed(token: Token | undefined): token is EmbedToken {
  return token?.type === 'embed';
}

/** Follows a figure, which renders it. */
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
 * Index at which a paragraph ends because a directive follows. It is called for each paragraph with all remaining text,
 * so it stops at the paragraph's end: scanning further would take quadratic time.
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
