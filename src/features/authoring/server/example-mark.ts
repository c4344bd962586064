const block = /^---\r?\n[\s\S]*?\r?\n---/;
const mark = /^example:[ \t]+true[ \t]*\r?\n/m;
const title = /^title:.*\r?\n/m;

/** Whether a text says of itself that it is an example: `example: true` in its front matter. */
export function isMarkedExample(source: string): boolean {
  return mark.test(block.exec(source)?.[0] ?? '');
}

/** The text with that line, or without it; everything else stays as it is, sign by sign. */
export function withExampleMark(source: string, isExample: boolean): string {
  const before = block.exec(source)?.[0] ?? '';
  const without = before.replace(mark, '');
  const after = isExample ? without.replace(title, (line) => `${line}example: true\n`) : without;
  return after + source.slice(before.length);
}
