const block = /^---\r?\n[\s\S]*?\r?\n---/;

/** The front matter of a text with the lines around it, as its author wrote it; empty where it has none. */
export function frontMatterOf(source: string): string {
  return block.exec(source)?.[0] ?? '';
}

/** The text with its front matter changed; everything else stays as it is, sign by sign. */
export function withFrontMatter(source: string, change: (frontMatter: string) => string): string {
  const before = frontMatterOf(source);
  return change(before) + source.slice(before.length);
}
