import type { TestResult, TestState } from './test-results.ts';

/** Sections of the specification that make requirements. */
export const sections = [1, 2, 3, 4, 5, 6, 7, 8, 9];

type TestsOfSection = ReadonlyMap<string, TestState>;

const worseFirst: readonly TestState[] = ['failed', 'passed', 'skipped'];

/**
 * Groups tests by the sections in their titles, such as `(§2, §5)`. A test that runs on two engines counts once: failed
 * if it failed on one, skipped if it was skipped on both.
 */
export function testsBySection(results: readonly TestResult[]): ReadonlyMap<number, TestsOfSection> {
  const bySection = new Map(sections.map((section) => [section, new Map<string, TestState>()]));
  for (const { title, state } of results) {
    for (const [, section] of title.matchAll(/§(\d)/g)) {
      const tests = bySection.get(Number(section));
      const known = tests?.get(title) ?? 'skipped';
      tests?.set(title, worseFirst.find((each) => each === state || each === known) ?? state);
    }
  }
  return bySection;
}

/** Sections that no test holds and tests that did not pass; a skipped test is a fault only in a run of all tests. */
export function conformanceFaults(results: readonly TestResult[], isAll: boolean): string[] {
  return [...testsBySection(results)].flatMap(([section, tests]) => {
    const states = [...tests.values()];
    const broken = [...tests].filter(([, state]) => state === 'failed' || (isAll && state === 'skipped'));
    return [
      ...(states.includes('passed') ? [] : [`§${section}: no test passed`]),
      ...broken.map(([title, state]) => `§${section}: ${state}: ${title}`),
    ];
  });
}

/** Report of each section's tests, in Markdown. */
export function conformanceReport(results: readonly TestResult[]): string {
  const parts = [...testsBySection(results)].map(([section, tests]) => {
    const lines = [...tests].toSorted(([one], [other]) => one.localeCompare(other));
    return [`## §${section}`, '', ...lines.map(([title, state]) => `- ${state}: ${title}`), ''].join('\n');
  });
  return ['# Tests of each section of the specification', '', ...parts].join('\n');
}
