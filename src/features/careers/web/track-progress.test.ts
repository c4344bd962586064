import { expect, test } from 'vitest';
import { trackProgress } from './track-progress.ts';

function inShort(courseIds: readonly string[]) {
  return trackProgress(courseIds).map(({ track, latest, next }) => [track.trackId, latest.courseId, next?.courseId]);
}

test('whoever is enrolled in nothing has no track', () => {
  expect(trackProgress([])).toEqual([]);
});

test('the next step of a track is the first course after the latest that is not begun', () => {
  expect(inShort(['course1'])).toEqual([['front-end-and-apps', 'course1', 'course3']]);
  expect(inShort(['course1', 'course3'])).toEqual([['front-end-and-apps', 'course1', 'course5']]);
});

test('whoever joined a track at its last step is offered what they left out', () => {
  expect(inShort(['course5'])).toEqual([['front-end-and-apps', 'course5', 'course1']]);
});

test('a track whose courses are all begun has no next step', () => {
  expect(inShort(['course6', 'course4', 'course2'])).toEqual([['languages-and-back-end', 'course6', undefined]]);
});

test('the track joined last comes first', () => {
  expect(inShort(['course2', 'course1']).map(([trackId]) => trackId)).toEqual([
    'languages-and-back-end',
    'front-end-and-apps',
  ]);
});

test('a course that is no longer in the table is passed over', () => {
  expect(inShort(['course99', 'course4'])).toEqual([['languages-and-back-end', 'course4', 'course6']]);
});
