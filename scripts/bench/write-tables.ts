import { readFileSync, writeFileSync } from 'node:fs';

const document = 'docs/performance.md';

/** Puts what a command measured between the marks that name it in docs/performance.md. Throws if they are gone. */
export function writeTables(command: string, text: string): void {
  const before = readFileSync(document, 'utf8');
  const marks = new RegExp(`(<!-- written by: ${command} -- --write -->\\n).*?(\\n<!-- end -->)`, 's');
  if (!marks.test(before)) throw new Error(`${document} has lost the marks around the tables of ${command}`);
  writeFileSync(
    document,
    before.replace(marks, (_, start: string, end: string) => `${start}\n${text}\n${end}`),
  );
}
