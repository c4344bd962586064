import { expect, test } from 'vitest';
import { findCourse, tracks } from '../../../features/courses/courses.ts';
import { homeCards, homeTracks } from '../pages/home-cards.ts';
import { menus } from './site-links.ts';

// The header and the home page name courses without loading the course table: these tests hold them to it.

test('every entry of Our Courses names the course that it leads to', () => {
  const groups = menus.find(({ menuId }) => menuId === 'courses')?.groups ?? [];
  const [byCourse = [], byProject = []] = groups.map(({ links }) => links);
  for (const { text, path } of byCourse) expect(text).toBe(courseAt(path)?.title);
  for (const { text, path } of byProject) expect(text).toMatch(new RegExp(`^\\S.* with ${courseAt(path)?.title}$`));
});

test('§2 the six home cards have the titles of the course table, and each leads to the opening course of its track', () => {
  expect(homeCards.map(({ courseId }) => courseId)).toEqual([
    'course1',
    'course2',
    'course3',
    'course4',
    'course5',
    'course6',
  ]);
  for (const { courseId, title, path, track, step } of homeCards) {
    expect(title).toBe(findCourse(courseId)?.title);
    expect(path).toBe(`/course/${track.steps[0]?.courseId}`);
    expect(track.steps[step - 1]?.courseId).toBe(courseId);
  }
});

test('the stations of the home page are the steps of the two tracks', () => {
  expect(homeTracks.map(({ title, steps }) => ({ title, courseIds: steps.map(({ courseId }) => courseId) }))).toEqual(
    tracks.map(({ title, courseIds }) => ({ title, courseIds })),
  );
  for (const { steps } of homeTracks)
    for (const { courseId, title } of steps) expect(title).toBe(findCourse(courseId)?.title);
});

function courseAt(path: string) {
  return findCourse(path.replace('/courses/', ''));
}
