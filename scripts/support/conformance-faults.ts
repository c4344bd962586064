import { type ConformanceRow, conformanceFile, securityFile } from './conformance-rows.ts';
import type { TestResult } from './test-reports.ts';
import { sourceOfTest } from './test-source.ts';

/** Every test of the last run, by its full title. */
type Results = ReadonlyMap<string, TestResult>;

const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * All that is wrong with the page: a section without a row, an id that stands there twice, a row without a test, a test
 * that did not run or did not pass, a text that a claim quotes and that none of its tests says (`sourceOfTest`).
 */
export function conformanceFaults(
  rows: readonly ConformanceRow[],
  results: Results,
  sourceOf: (testFile: string) => string,
): string[] {
  return [...faultsOfSections(rows), ...rows.flatMap((row) => faultsOfRow(row, results, sourceOf))];
}

/** All that is wrong with the page of weaknesses: a number left out, or a row whose tests did not run or did not pass. */
export function securityFaults(rows: readonly ConformanceRow[], results: Results): string[] {
  const ids = new Set(rows.map(({ id }) => id));
  const missing = ['H', 'M', 'L'].flatMap((letter) => {
    const numbers = [...ids].filter((id) => id.startsWith(letter)).map((id) => Number(id.slice(1)));
    return Array.from({ length: Math.max(1, ...numbers) }, (_, index) => `${letter}${index + 1}`);
  });
  return [
    ...missing.filter((id) => !ids.has(id)).map((id) => `${securityFile}: ${id} has no row`),
    ...repeatedIds(rows).map((id) => `${securityFile}: ${id} stands there twice`),
    ...rows.flatMap((row) => faultsOfRow(row, results, () => '')),
  ];
}

/** The tests of the last run that a row's title stands for. */
export function testsNamed(title: string, results: Results): string[] {
  if (!title.endsWith('…')) return results.has(title) ? [title] : [];
  return [...results.keys()].filter((each) => each.startsWith(title.slice(0, -1)));
}

function faultsOfSections(rows: readonly ConformanceRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  const empty = sections.filter((section) => !ids.some((id) => id.startsWith(`${section}.`)));
  return [
    ...empty.map((section) => `${conformanceFile}: section ${section} has no row`),
    ...repeatedIds(rows).map((id) => `${conformanceFile}: ${id} stands there twice`),
  ];
}

function repeatedIds(rows: readonly ConformanceRow[]): string[] {
  const ids = rows.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

function faultsOfRow(
  { file, id, line, claim, tests }: ConformanceRow,
  results: Results,
  sourceOf: (file: string) => string,
) {
  const place = `${file}:${line} ${id}:`;
  if (tests.length === 0) return [`${place} names no test`];
  const unfit = tests.flatMap((title) => {
    const found = testsNamed(title, results);
    if (found.length === 0) return [`no such test in the last run: ${title}`];
    const states = found.map((each) => ({ each, state: results.get(each)?.state }));
    return states.filter(({ state }) => state !== 'passed').map(({ each, state }) => `${state}: ${each}`);
  });
  const quoted = quotedTexts(claim);
  const said = quoted.length === 0 ? '' : tests.map((title) => saidBy(title, results, sourceOf)).join('\n');
  const unsaid = quoted.filter((text) => !said.includes(text)).map((text) => `none of its tests says '${text}'`);
  return [...unfit, ...unsaid].map((fault) => `${place} ${fault}`);
}

function saidBy(title: string, results: Results, sourceOf: (file: string) => string): string {
  const source = sourceOf(title.split(' › ')[0] ?? '');
  const lines = new Set(testsNamed(title, results).map((each) => results.get(each)?.line ?? 0));
  return [...lines].map((line) => sourceOfTest(source, line)).join('\n');
}

function quotedTexts(claim: string): string[] {
  return [...claim.matchAll(/(?<!\w)'([^']+)'(?!\w)/g)].flatMap(([, text]) => text ?? []);
}
