import { withoutComments } from '../../../platform/server/content/comments.ts';

/** Markdown as plain text on one line: keeps the words of code and links, and drops the markup. */
export function plainText(markdown: string): string {
  return withoutComments(markdown)
    .replaceAll(/^[ \t]*(?:```|~~~).*/gm, '')
    .replaceAll(/^[ \t]*::.*/gm, '')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:#{1,6}|>|[-*+]|\d+\.)[ \t]+/gm, '')
    .replaceAll(/\*{1,3}([^*\n]+)\*{1,3}/g, '$1')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
