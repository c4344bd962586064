import { withoutComments } from '../../../platform/server/content/comments.ts';

/** Markdown as people read it on one line: the words of code and links stay, what marks them goes. */
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
