import type { Token, Tokens } from 'marked';

/** Accessible names of figures. */
export const figureMessages = { description: 'Description of the figure' } as const;

/** The image of a paragraph that is a figure: a single image with a title, which is its caption. */
export function figureIn(token: Token | undefined): Tokens.Image | undefined {
  const [only, ...others] = token?.type === 'paragraph' ? (token.tokens ?? []) : [];
  return only?.type === 'image' && others.length === 0 && (only as Tokens.Image).title
    ? (only as Tokens.Image)
    : undefined;
}

/** The descriptions among these blocks, by the figures above them. */
export function descriptionsIn(blocks: readonly Token[]): ReadonlyMap<Token, Tokens.Generic> {
  const shown = blocks.filter(({ type }) => type !== 'space');
  const found = new Map<Token, Tokens.Generic>();
  for (const [index, block] of shown.entries()) {
    const figure = figureIn(shown[index - 1]);
    if (block.type === 'description' && figure) found.set(figure, block);
  }
  return found;
}
