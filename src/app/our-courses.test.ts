import { expect, test } from 'vitest';
import { findCourse } from '../features/courses/catalogue.ts';
import { defaultContentDir } from './server/content-kinds.ts';
import { readDefaultContent } from './server/default-content.ts';
import { homeCards, homeTracks } from './web/pages/home-cards.ts';
import { menus } from './web/shell/site-links.ts';

// Header and home page with the shipped courses.

const content = await readDefaultContent(defaultContentDir);
const catalogue = { courses: content.list('course'), tracks: content.find('tracks', 'tracks') ?? [] };

test('every entry of Our Courses names the course that it leads to (§2)', () => {
  const groups = menus.find(({ menuId }) => menuId === 'courses')?.groups ?? [];
  const [byCourse = [], byProject = []] = groups.map(({ links }) => links);
  for (const { text, path } of byCourse) expect(text).toBe(courseAt(path)?.title);
  for (const { text, path } of byProject) expect(text).toMatch(new RegExp(`^\\S.* with ${courseAt(path)?.title}$`));
});

test('§2 there are six home cards, and each leads to the course that its track names', () => {
  const cards = homeCards(catalogue, homeTracks(catalogue));
  expect(cards.map(({ title, path }) => [title, path])).toEqual([
    ['Learn React', '/course/course1'],
    ['Learn Python', '/course/course2'],
    ['Learn Flutter', '/course/course1'],
    ['Learn Dart', '/course/course2'],
    ['Learn Javascript', '/course/course1'],
    ['Learn Danjo', '/course/course2'],
  ]);
  expect(cards.map(({ step }) => step)).toEqual([2, 1, 3, 2, 1, 3]);
});

test('the card of a course that is in no track leads to the course itself', () => {
  const welding = {
    ...catalogue.courses[0]!,
    courseId: 'welding',
    title: 'Learn Welding',
    description: 'Weld. Then rest.',
  };
  const cards = homeCards({ ...catalogue, courses: [welding] }, homeTracks(catalogue));
  expect(cards).toMatchObject([{ path: '/course/welding', track: undefined, summary: 'Weld.' }]);
});

function courseAt(path: string) {
  return findCourse(catalogue, path.replace('/courses/', ''));
}
