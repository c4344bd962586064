import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { routeTree } from '../routes/more-routes.ts';
import { makeRouter } from '../router.ts';
import { itemPages } from './more-pages.ts';
import { findable, listPages, patterns } from './list-pages.ts';

const courses = ['React', 'Python'].map((name, index) => ({
  courseId: `course${index + 1}`,
  title: `Learn ${name}`,
  description: `What one does with ${name}.`,
}));
const article = { slug: 'choosing-a-first-language', title: 'Choosing', description: 'Three questions.' };

const opening = { openingId: 'welder', title: 'Welder', location: 'Remote', description: 'Join steel.', isOpen: true };
const career = { id: 'smith', title: 'Smith', description: 'Work with iron.' };

const titles: Readonly<Record<string, string>> = {
  about: 'About us',
  services: 'All services',
  schools: 'Solutions for schools',
  affiliate: 'Affiliate Program',
};

/** Content of a small site, as the server would answer. */
const read: AnyRead = async (key, { params = {} } = {}) => {
  if (key === 'GET /api/courses') return { items: courses };
  if (key === 'GET /api/tracks') return { items: [] };
  if (key === 'GET /api/outlines') return { items: [] };
  if (key === 'GET /api/courses/{courseId}/outline') return { ...params, chapters: [] };
  if (key === 'GET /api/openings') return { items: [opening] };
  if (key === 'GET /api/openings/{openingId}') return opening;
  if (key === 'GET /api/career-lines') return { items: [career] };
  if (key === 'GET /api/career-lines/{careerId}') return career;
  if (key === 'GET /api/articles') return { items: [article] };
  if (key === 'GET /api/articles/{slug}') return article;
  const { name = '' } = params;
  if (key === 'GET /api/pages/{name}') return { title: titles[name] ?? name, description: `The page ${name}.` };
  return courses.find(({ courseId }) => courseId === params['courseId']);
};

const pages = await listPages(read);

test('every route of the router but those that come and go with what they show is a listed page, and every listed page is drawn by a route of its own', () => {
  expect(routeTree).toBeDefined();
  const router = makeRouter(createMemoryHistory(), read);
  const drawn = Object.keys(router.routesByPath).filter((path) => path !== '/$' && !(path in itemPages));
  const listed = new Set(pages.map(({ path }) => String(router.getMatchedRoutes(path)[2]?.fullPath)));
  expect([...listed].toSorted()).toEqual(drawn.toSorted());
});

test('every page has a title and a description of its own', () => {
  const own = pages.filter(({ isCanonical }) => isCanonical);
  expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
  const silent = own.filter(({ isFindable, description }) => isFindable && description === '');
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('a course stands at two addresses, and search engines are given one', () => {
  const addresses = pages.filter(({ title }) => title === 'Learn React');
  expect(addresses.map(({ path, isCanonical }) => [path, isCanonical])).toEqual([
    ['/course/course1', true],
    ['/courses/course1', false],
  ]);
});

test('breadcrumbs lead from the home page by the page above', () => {
  const trailOf = (path: string) => pages.find((page) => page.path === path)?.trail.map(({ name }) => name);
  expect(trailOf('/')).toEqual(['Home']);
  expect(trailOf('/about')).toEqual(['Home', 'About us']);
  expect(trailOf('/course/course1')).toEqual(['Home', 'Courses', 'Learn React']);
  expect(trailOf('/nav2/item1')).toEqual(['Home', 'All services', 'Solutions for schools']);
  expect(trailOf('/affiliate')).toEqual(['Home', 'Blog', 'Affiliate Program']);
});

test('the search finds pages by title and description, and none that only a mailed link leads to (§2)', () => {
  const found = findable(pages);
  const home = found.find(({ path }) => path === '/');
  expect(home?.title).toBe('Home');
  expect(home?.text).toMatch(/quality.*No account needed/);
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(['/affiliate', '/dashboard', '/login']));
  for (const path of ['/reset-password', '/confirm-email', '/search', '/course/course1']) {
    expect(found.map((page) => page.path)).not.toContain(path);
  }
});

test('beneath a dynamic page, an unknown address has a page that says so', () => {
  const prefixes = new Set(patterns.flatMap((pattern) => pattern.split('$', 1)));
  expect([...prefixes].toSorted()).toEqual([
    '/admin/',
    '/blog/',
    '/careers/',
    '/certificates/',
    '/course/',
    '/courses/',
    '/openings/',
    '/teach/',
  ]);
});
