import { expect, test } from 'vitest';
import { conformanceFaults, conformanceReport, sections } from './conformance.ts';
import type { TestResult, TestState } from './test-results.ts';

const result = (title: string, state: TestState, kind = 'unit'): TestResult => ({ kind, title, state, seconds: 0 });
const everySection = sections.map((section) => result(`a.test.ts › it works (§${section})`, 'passed'));

test('a run in which every section has a test that passed has no fault', () => {
  expect(conformanceFaults(everySection, true)).toEqual([]);
});

test('a section without a test that passed is a fault', () => {
  expect(conformanceFaults(everySection.slice(1), false)).toEqual(['§1: no test passed']);
  const skipped = [...everySection.slice(1), result('a.test.ts › it works (§1)', 'skipped')];
  expect(conformanceFaults(skipped, false)).toEqual(['§1: no test passed']);
});

test('a failed test is a fault of each section that it names, and a skipped one in a run of all tests', () => {
  const results = [...everySection, result('b › x (§2, §3)', 'failed'), result('b › y (§4)', 'skipped')];
  const failed = ['§2: failed: b › x (§2, §3)', '§3: failed: b › x (§2, §3)'];
  expect(conformanceFaults(results, false)).toEqual(failed);
  expect(conformanceFaults(results, true)).toEqual([...failed, '§4: skipped: b › y (§4)']);
});

test.each<[TestState, TestState, readonly string[]]>([
  ['passed', 'skipped', []],
  ['skipped', 'passed', []],
  ['passed', 'failed', ['§5: failed: b › on both (§5)']],
  ['failed', 'passed', ['§5: failed: b › on both (§5)']],
])('a test that %s on one engine and %s on the other counts once', (one, other, faults) => {
  const both = [result('b › on both (§5)', one, 'sqlite'), result('b › on both (§5)', other, 'postgres')];
  expect(conformanceFaults([...everySection, ...both], true)).toEqual(faults);
});

test('the report lists the tests of each section with their states', () => {
  const report = conformanceReport([...everySection, result('b › x (§9)', 'skipped')]);
  expect(report).toContain('## §9\n\n- passed: a.test.ts › it works (§9)\n- skipped: b › x (§9)\n');
});
