import { expect, test } from 'vitest';
import { type Offer, nextStep } from './next-step.ts';

const offer: Offer = {
  courses: ['a', 'b', 'c', 'lone', 'alone'].map((courseId) => ({ courseId, title: `Learn ${courseId}` })),
  tracks: [{ trackId: 'track', title: 'Track', courseIds: ['a', 'removed', 'b', 'c'] }],
  careers: [
    { id: 'long', title: 'Long', courseIds: ['c', 'lone', 'x'] },
    { id: 'short', title: 'Short', courseIds: ['b', 'c'] },
  ],
};
const after = (courseId: string, ...others: string[]) => nextStep(offer, courseId, new Set([courseId, ...others]));
const course = (courseId: string) => ({ kind: 'course', id: courseId, title: `Learn ${courseId}` });

test('the next course of the track comes next, without those that are completed or no longer offered', () => {
  expect(after('a')).toEqual(course('b'));
  expect(after('a', 'b')).toEqual(course('c'));
});

test('after the last course of a track comes one that was skipped, then the career that lacks the least', () => {
  expect(after('c')).toEqual(course('a'));
  expect(after('c', 'a', 'b')).toEqual({ kind: 'career', id: 'short', title: 'Short' });
});

test('a course outside of tracks leads to its career, and without one to the openings', () => {
  expect(after('lone')).toEqual({ kind: 'career', id: 'long', title: 'Long' });
  expect(after('alone')).toEqual({ kind: 'openings', id: '', title: '' });
});
