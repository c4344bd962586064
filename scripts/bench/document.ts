import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/performance.md';

/** Puts a text into docs/performance.md, between the mark of the command that has measured it and the next `<!-- end -->`. */
export function writeFigures(command: string, text: string): void {
  const mark = `<!-- written by: ${command} -->\n`;
  const old = readFileSync(document, 'utf8');
  const from = old.indexOf(mark) + mark.length;
  const to = old.indexOf('\n<!-- end -->', from);
  if (from < mark.length || to < 0) throw new Error(`${document} has lost the marks around the figures of ${command}`);
  writeFileSync(document, `${old.slice(0, from)}\n${text}\n${old.slice(to)}`);
}
