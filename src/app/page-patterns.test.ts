import { expect, test } from 'vitest';
import { paramsAt, pathAt } from '../platform/contract/page-path.ts';
import { contentKinds, defaultContentDir } from './server/content-kinds.ts';
import { readDefaultContent } from './server/default-content.ts';
import { hasPageAt } from './server/page-context.ts';
import { patterns, personalPaths } from './web/page-table/list-pages.ts';
import { morePages } from './web/page-table/more-pages.ts';

// Addresses known to the server, compared with the browser's page table.

const content = await readDefaultContent(defaultContentDir);
const there: Readonly<Record<string, string>> = {
  courseId: 'course2',
  lessonId: content.find('outline', 'course2')?.chapters[0]?.lessonIds[0] ?? '',
  openingId: content.ids('opening')[0] ?? '',
  careerId: content.ids('career')[0] ?? '',
  slug: content.ids('article')[0] ?? '',
  certificateId: 'a-certificate',
  handInId: 'a-hand-in',
  section: 'users',
};

const filled = (pattern: string, things = there) =>
  pathAt(pattern, ...Object.keys(paramsAt(pattern, pattern) ?? {}).map((name) => things[name] ?? ''));

test.for(patterns)('the server tells which paths of %s are pages', (pattern) => {
  const path = filled(pattern);
  expect([path, hasPageAt([pattern], path, content)]).toEqual([path, true]);
  for (const name of Object.keys(paramsAt(pattern, pattern) ?? {})) {
    const other = filled(pattern, { ...there, [name]: 'no~such' });
    expect([other, hasPageAt([pattern], other, content)]).toEqual([other, false]);
  }
});

test('the page that a kind of content names is one of the site', () => {
  const pages = contentKinds.flatMap(({ page }) => page ?? []);
  expect(pages.length).toBeGreaterThan(5);
  const known = [...patterns, ...personalPaths, ...Object.keys(morePages)];
  expect(pages.filter((page) => !known.includes(page))).toEqual([]);
});
