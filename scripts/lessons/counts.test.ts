import { expect, test } from 'vitest';
import { contentKinds, defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { checkDefaultContent } from '../../src/app/server/default-content.ts';
import { readFolder } from '../../src/platform/server/content/folder.ts';
import { type Counts, countFaults, lessonCounts, lessonSources, partFaults } from './counts.ts';

const { snapshot } = await checkDefaultContent(defaultContentDir);
const { items } = await readFolder(defaultContentDir, contentKinds);
const sources = lessonSources(items);
const lessonId = 'course2/decisions';

/** Sources in which one lesson is changed. */
const changed = (change: (source: string) => string) =>
  new Map([...sources, [lessonId, change(sources.get(lessonId) ?? '')]]);
const words = (count: number) => ` ${'word '.repeat(count)}`;

test('the courses as they ship have no fault', () => {
  for (const { courseId } of snapshot.list('course')) {
    expect(countFaults(courseId, lessonCounts(snapshot, courseId, sources))).toEqual([]);
    expect(partFaults(snapshot, courseId, sources)).toEqual([]);
  }
});

test.each([
  [
    'a long way to the first thing to do',
    (text: string) => text.replace('A ferry', `A ferry${words(150)}`),
    'before the first',
  ],
  [
    'a long reading',
    (text: string) => text.replace('## Summary', `${words(350)}\n\n## Summary`),
    'without anything to do',
  ],
])('%s is a fault', (_, change, message) => {
  const faults = countFaults('course2', lessonCounts(snapshot, 'course2', changed(change)));
  expect(faults).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['without a summary', (text: string) => text.replace('## Summary', '## End'), 'has no section "## Summary"'],
  [
    'without a mistake',
    (text: string) => text.replace('## A common mistake', '## Care'),
    'has no section "## A common',
  ],
  [
    'that defines a term again',
    (text: string) => text.replace('**condition**', '**string**'),
    'defines "string" again',
  ],
])('a lesson %s is a fault', (_, change, message) => {
  expect(partFaults(snapshot, 'course2', changed(change))).toEqual([expect.stringContaining(message)]);
});

test('a course with too few things to do, or too few short exercises, is a fault', () => {
  const one: Counts = {
    name: 'a',
    words: 9,
    first: 9,
    longest: 9,
    code: 50,
    short: 20,
    questions: 9,
    quiz: 9,
    wrong: 9,
  };
  expect(countFaults('course5', [one])).toEqual([
    '68 things to do, not 120',
    '50 code exercises, not 60',
    '20 of 50 code exercises are short, not half',
  ]);
});
