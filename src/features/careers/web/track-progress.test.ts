import { expect, test } from 'vitest';
import { trackProgress } from './track-progress.ts';

const courses = [1, 2, 3, 4, 5, 6].map((number) => ({
  courseId: `course${number}`,
  title: `Course ${number}`,
  description: '',
  schedule: '',
  instructor: '',
  image: '',
}));
const tracks = [
  { trackId: 'front-end-and-apps', title: 'Front end and apps', courseIds: ['course1', 'course3', 'course5'] },
  { trackId: 'languages-and-back-end', title: 'Languages and back end', courseIds: ['course2', 'course4', 'course6'] },
];
const catalogue = { courses, tracks };

function inShort(courseIds: readonly string[]) {
  return trackProgress(catalogue, courseIds).map(({ track, latest, next }) => [
    track.trackId,
    latest.courseId,
    next?.courseId,
  ]);
}

test('whoever is enrolled in nothing has no track', () => {
  expect(trackProgress(catalogue, [])).toEqual([]);
});

test('the next step of a track is the first course after the latest that is not begun (§2)', () => {
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
