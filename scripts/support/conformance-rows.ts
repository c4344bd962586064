export const conformanceFile = 'docs/conformance.md';

/** One claim of the specification, as docs/conformance.md states it. */
export interface ConformanceRow {
  /** `section.number` */
  readonly id: string;
  readonly line: number;
  readonly claim: string;
  /** Full titles; one that ends in `…` stands for all tests that begin so. */
  readonly tests: readonly string[];
  /** How the claim was read where it is open, or why the product differs; empty where neither is the case. */
  readonly reading: string;
}

/** Every row of the tables. Throws at a row that has not four cells. */
export function readConformanceRows(page: string): ConformanceRow[] {
  return page.split('\n').flatMap((text, index) => {
    if (!/^\| *\d/.test(text)) return [];
    const line = index + 1;
    const cells = text.split(/(?<!\\)\|/).slice(1, -1);
    const [id, claim, tests, reading] = cells.map((cell) => cell.replaceAll('\\|', '|').trim());
    if (cells.length !== 4 || id === undefined || claim === undefined || tests === undefined || reading === undefined) {
      throw new Error(`${conformanceFile}:${line} has ${cells.length} cells instead of 4.`);
    }
    return [{ id, line, claim, tests: [...tests.matchAll(/`([^`]+)`/g)].flatMap(([, each]) => each ?? []), reading }];
  });
}
