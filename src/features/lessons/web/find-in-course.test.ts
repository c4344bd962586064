import { expect, test } from 'vitest';
import type { Lesson, Outline, OutlineLesson } from '../outline.ts';
import { findInCourse, joinFound } from './find-in-course.ts';

const lesson = (lessonId: string, title: string, summary: string): OutlineLesson => ({
  lessonId,
  title,
  summary,
  minutes: 10,
  isOpen: false,
  exercises: [{ exerciseId: 'x', title: `A task of ${lessonId}`, kind: 'code', points: 1 }],
  casts: [],
  videos: [],
  quiz: null,
});
const outline: Outline = {
  courseId: 'glass',
  chapters: [
    { title: 'One', lessons: [lesson('furnace', 'The furnace', 'How to stand before it.')] },
    { title: 'Two', lessons: [lesson('bubble', 'The first bubble', 'Breathe out slowly.')] },
  ],
};
const read: Lesson = {
  courseId: 'glass',
  lessonId: 'bubble',
  title: 'The first bubble',
  summary: '',
  minutes: 10,
  version: '1',
  parts: [{ html: `<p>${'Much is said before. '.repeat(20)}</p><p>A &lt;pipe&gt; of steel is used.</p>` }],
  sections: [],
  hasQuiz: false,
  previous: null,
  next: null,
};
const found = (words: string, atHand: readonly Lesson[] = []) =>
  findInCourse(outline, atHand, words).map(({ lessonId }) => lessonId);

test('words are found in titles, summaries and the names of tasks, whatever their case, in the order of the course', () => {
  expect(found('THE')).toEqual(['furnace', 'bubble']);
  expect(found('slowly breathe')).toEqual(['bubble']);
  expect(found('task of furnace')).toEqual(['furnace']);
  expect(found('furnace slowly')).toEqual([]);
});

test('the text of a lesson is searched once it is at hand, and its place is shown', () => {
  expect(found('<pipe>')).toEqual([]);
  const [only] = findInCourse(outline, [read], '<pipe>');
  expect(only?.lessonId).toBe('bubble');
  expect(only?.excerpt).toContain('A <pipe> of steel');
  expect(only?.excerpt.length).toBeLessThan(130);
});

test('the words are marked where they stand, the longest at each place', () => {
  const [only] = findInCourse(outline, [read], 'pipe bubble first bub');
  expect(only?.titleMarks.map(([from, to]) => only.title.slice(from, to))).toEqual(['first', 'bubble']);
  expect(only?.excerptMarks.map(([from, to]) => only.excerpt.slice(from, to))).toEqual(['pipe']);
});

test('what the site has found comes first, and what is found here alone after it', () => {
  const [furnace, bubble] = findInCourse(outline, [], 'the');
  if (!furnace || !bubble) throw new Error('both have it in their titles');
  const bySite = { ...bubble, excerpt: 'as the site shows it' };
  expect(joinFound([bySite], [furnace, bubble])).toEqual([bySite, furnace]);
});

test('what looks like a pattern is looked for as it stands', () => {
  expect(found('.*')).toEqual([]);
  expect(found('(')).toEqual([]);
});
