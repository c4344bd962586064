const block = /^---\r?\n[\s\S]*?\r?\n---/;

/** Front matter of a text with its `---` lines, as the author wrote it; empty if there is none. */
export function frontMatterOf(source: string): string {
  return block.exec(source)?.[0] ?? '';
}

/** Changes the front matter of a text; the rest stays the same, character by character. */
export function withFrontMatter(source: string, change: (frontMatter: string) => string): string {
  const before = frontMatterOf(source);
  return change(before) + source.slice(before.length);
}
