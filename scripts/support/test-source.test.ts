import { expect, test } from 'vitest';
import { sourceOfTest } from './test-source.ts';

const file = `
import { imported } from './elsewhere.ts';
const greeting = 'Welcome';
const [{ first }, other] = [{ first: 'One' }, 'Two'];
test('it greets', async () => {
  expect(text()).toBe(greeting);
});
test.describe('a group', () => {
  const inner = 'within';
  test('of one', () => {
    expect(imported).toBe('Farewell');
  });
});
test.each([
  ['Hello', 1],
  ['Good morning', 2],
])('each of %s', () => {
  expect(first).toBe('Each');
});
function text() {
  return shown('Text');
}
function shown(one: string) {
  return one + ' is shown';
}
`;

/** The line, counted from 1, that begins so. */
function lineOf(start: string): number {
  return file.split('\n').findIndex((line) => line.trim().startsWith(start)) + 1;
}

test('a test says what stands in it, and what the declarations hold that it names, directly or through others', () => {
  const said = sourceOfTest(file, lineOf("test('it greets'"));
  for (const text of ["'it greets'", "'Welcome'", "'Text'", "' is shown'"]) expect(said).toContain(text);
  for (const text of ['Farewell', 'Hello', "'One'", 'within']) expect(said).not.toContain(text);
});

test('a test in a group is looked for by itself, without its neighbours', () => {
  const said = sourceOfTest(file, lineOf("test('of one'"));
  expect(said).toContain("'Farewell'");
  for (const text of ['Welcome', 'a group', 'Hello']) expect(said).not.toContain(text);
});

test('a test for each of several values has them all, also where the run names a line in its middle', () => {
  for (const start of ['test.each(', "['Good morning'", '])(']) {
    const said = sourceOfTest(file, lineOf(start));
    for (const text of ['Hello', 'Good morning', "'Each'", "'One'"]) expect(said).toContain(text);
    expect(said).not.toContain('Welcome');
  }
});

test('where no test stands nothing is said', () => {
  expect(sourceOfTest(file, lineOf('function shown'))).toBe('');
  expect(sourceOfTest(file, 1000)).toBe('');
  expect(sourceOfTest('', 1)).toBe('');
});
