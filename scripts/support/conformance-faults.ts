import { type ConformanceRow, conformanceFile } from './conformance-rows.ts';
import type { TestState } from './test-reports.ts';

/** How every test of the last run ended, by its full title. */
type States = ReadonlyMap<string, TestState>;

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * All that is wrong with the page: a section without a row, an id that stands there twice, a row without a test, a test
 * that did not run or did not pass, a text that a claim quotes and that none of its tests says.
 */
export function conformanceFaults(
  rows: readonly ConformanceRow[],
  states: States,
  sourceOf: (testFile: string) => string,
): string[] {
  return [...faultsOfSections(rows), ...rows.flatMap((row) => faultsOfRow(row, states, sourceOf))];
}

/** The tests of the last run that a row's title stands for. */
export function testsNamed(title: string, states: States): string[] {
  if (!title.endsWith('…')) return states.has(title) ? [title] : [];
  return [...states.keys()].filter((each) => each.startsWith(title.slice(0, -1)));
}

function faultsOfSections(rows: readonly ConformanceRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  const empty = sections.filter((section) => !ids.some((id) => id.startsWith(`${section}.`)));
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...empty.map((section) => `${conformanceFile}: section ${section} has no row`),
    ...repeated.map((id) => `${conformanceFile}: ${id} stands there twice`),
  ];
}

function faultsOfRow({ id, line, claim, tests }: ConformanceRow, states: States, sourceOf: (file: string) => string) {
  const place = `${conformanceFile}:${line} ${id}:`;
  if (tests.length === 0) return [`${place} names no test`];
  const unfit = tests.flatMap((title) => {
    const found = testsNamed(title, states);
    if (found.length === 0) return [`no such test in the last run: ${title}`];
    return found.filter((each) => states.get(each) !== 'passed').map((each) => `${states.get(each)}: ${each}`);
  });
  const sources = tests.map((title) => sourceOf(title.split(' › ')[0] ?? '')).join('\n');
  const unsaid = quotedTexts(claim)
    .filter((text) => !sources.includes(text))
    .map((text) => `none of its tests says '${text}'`);
  return [...unfit, ...unsaid].map((fault) => `${place} ${fault}`);
}

function quotedTexts(claim: string): string[] {
  return [...claim.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].flatMap(([, text]) => text ?? []);
}
