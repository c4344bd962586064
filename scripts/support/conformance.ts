import type { TestState } from './test-results.ts';

/** A page whose every row names the tests that prove it. */
interface Page {
  readonly file: string;
  /** Prefixes of its ids; within a group they are numbered from 1 without a gap. */
  readonly groups: readonly string[];
  readonly testsCell: number;
}

/** Claims of the specification, under `section.number`, and promises of the pages, under `P.number`. */
export const conformance: Page = {
  file: 'docs/conformance.md',
  groups: ['1.', '2.', '3.', '4.', '5.', '6.', '7.', '8.', '9.', 'P.'],
  testsCell: 2,
};

/** Weaknesses found, under the letter of their severity and a number. */
export const security: Page = { file: 'docs/security.md', groups: ['H', 'M', 'L'], testsCell: 3 };

export interface Row {
  readonly id: string;
  readonly line: number;
  readonly cells: readonly string[];
  /** Full titles; one that ends in `…` matches all tests with that prefix. */
  readonly tests: readonly string[];
}

/** State of every test of the last run, by its full title. */
type States = ReadonlyMap<string, TestState>;

/** Parses the rows of a page. Throws at one that does not have four cells. */
export function readRows({ file, groups, testsCell }: Page, text: string): Row[] {
  return text.split('\n').flatMap((row, index) => {
    const cells = row.split(/(?<!\\)\|/).slice(1, -1);
    const [id = '', ...others] = cells.map((cell) => cell.replaceAll('\\|', '|').trim());
    if (!groups.some((group) => id.startsWith(group) && /^\d/.test(id.slice(group.length)))) return [];
    const line = index + 1;
    if (cells.length !== 4) throw new Error(`${file}:${line} has ${cells.length} cells instead of 4.`);
    const tests = [...(others[testsCell - 1] ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, title]) => title ?? []);
    return [{ id, line, cells: [id, ...others], tests }];
  });
}

/**
 * Faults of a page: missing or duplicate ids, and rows without a passed test. `isElsewhere` tells whether a test file
 * exists but was not part of the run.
 */
export function faultsOf(
  { file, groups }: Page,
  rows: readonly Row[],
  states: States,
  isElsewhere: (testFile: string) => boolean = () => false,
): string[] {
  const ids = rows.map(({ id }) => id);
  const missing = groups.flatMap((group) => {
    const numbers = ids.filter((id) => id.startsWith(group)).map((id) => Number(id.slice(group.length)));
    const wanted = Array.from({ length: Math.max(1, ...numbers) }, (_, index) => `${group}${index + 1}`);
    return wanted.filter((id) => !ids.includes(id));
  });
  return [
    ...missing.map((id) => `${file}: ${id} has no row`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${file}: ${id} stands there twice`),
    ...rows.flatMap((row) =>
      faultsOfRow(row, states, isElsewhere).map((fault) => `${file}:${row.line} ${row.id}: ${fault}`),
    ),
  ];
}

/** Tests of the last run that a row's title matches. */
export function testsNamed(title: string, states: States): string[] {
  if (!title.endsWith('…')) return states.has(title) ? [title] : [];
  return [...states.keys()].filter((each) => each.startsWith(title.slice(0, -1)));
}

function faultsOfRow({ tests }: Row, states: States, isElsewhere: (testFile: string) => boolean): string[] {
  if (tests.length === 0) return ['names no test'];
  return tests.flatMap((title) => {
    const found = testsNamed(title, states);
    if (found.length === 0 && isElsewhere(fileOf(title))) return [];
    if (found.length === 0) return [`no such test in the last run: ${title}`];
    return found.flatMap((each) => (states.get(each) === 'passed' ? [] : [`${states.get(each)}: ${each}`]));
  });
}

/** File of a test by its full title. */
export function fileOf(title: string): string {
  return title.split(' › ')[0] ?? '';
}
