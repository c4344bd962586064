export const conformanceFile = 'docs/conformance.md';
export const securityFile = 'docs/security.md';

/** One claim of the specification, as docs/conformance.md states it, or one weakness, as docs/security.md does. */
export interface ConformanceRow {
  readonly file: string;
  /** `section.number`, or the letter of a weight and a number. */
  readonly id: string;
  readonly line: number;
  readonly claim: string;
  /** Full titles; one that ends in `…` stands for all tests that begin so. */
  readonly tests: readonly string[];
  /** How the claim was read where it is open, or why the product differs; empty where neither is the case. */
  readonly reading: string;
}

/** Every claim of the page. Throws at a row that has not four cells. */
export function readConformanceRows(page: string): ConformanceRow[] {
  return rowsOf(conformanceFile, page, /^\| *\d/).map(({ cells: [id, claim, tests, reading], line }) => ({
    file: conformanceFile,
    id,
    line,
    claim,
    tests: quotedTitles(tests),
    reading,
  }));
}

/** Every weakness of the page, with the tests that hold it. Throws at a row that has not four cells. */
export function readSecurityRows(page: string): ConformanceRow[] {
  return rowsOf(securityFile, page, /^\| *[HML]\d/).map(({ cells: [id, , , tests], line }) => ({
    file: securityFile,
    id,
    line,
    // What was wrong quotes nothing that a test would have to say.
    claim: '',
    tests: quotedTitles(tests),
    reading: '',
  }));
}

type Cells = readonly [string, string, string, string];

function rowsOf(file: string, page: string, pattern: RegExp): { cells: Cells; line: number }[] {
  return page.split('\n').flatMap((text, index) => {
    if (!pattern.test(text)) return [];
    const line = index + 1;
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const [first, second, third, fourth] = cells.map((cell) => cell.replaceAll('\\|', '|').trim());
    if (cells.length !== 4 || first === undefined || second === undefined || third === undefined) {
      throw new Error(`${file}:${line} has ${cells.length} cells instead of 4.`);
    }
    return [{ cells: [first, second, third, fourth ?? ''] satisfies Cells, line }];
  });
}

function quotedTitles(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, each]) => each ?? []);
}
