import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');
const { browser } = admin;

type Kind = 'article' | 'opening' | 'course';
const decide = (items: { kind: Kind; id: string }[], become: 'own' | 'example' | 'removed') =>
  browser.call('PUT /api/admin/content-examples', { body: { items, become } });
const codes = ({ results }: Awaited<ReturnType<typeof decide>>) =>
  results.map(({ id, failure }) => [id, failure?.code ?? null]);
const lineOf = async (id: string) =>
  (await browser.call('GET /api/admin/content', { query: { search: id } })).items.find((line) => line.id === id);
const article = async (slug: string) =>
  (await app.browser().try('GET /api/articles/{slug}', { params: { slug } })).body as {
    isExample: boolean;
    author: { profession: string };
  };

test('all people, openings and articles that ship are marked as examples, where visitors read of them and in the console', async () => {
  const listed = async (kind: Kind) =>
    (await browser.call('GET /api/admin/content', { query: { kind, limit: 100 } })).items;
  const lines = [...(await listed('article')), ...(await listed('opening')), ...(await listed('course'))];
  expect(lines.filter(({ isExample }) => !isExample)).toEqual([]);
  const own = await browser.call('GET /api/admin/content', { query: { kind: 'article', mark: 'own' } });
  expect(own.items).toEqual([]);
  const courses = await app.browser().call('GET /api/courses', {});
  for (const { instructor } of courses.items) expect(instructor).toMatch(/ \(example\)$/);
  const articles = await app.browser().call('GET /api/articles', {});
  for (const { isExample, author } of articles.items) {
    expect([isExample, author.profession]).toEqual([true, expect.stringMatching(/ \(example\)$/)]);
  }
});

test('some are taken over together and are the organisation’s own; one with a draft is left alone, and it can be undone', async () => {
  const [taken, drafted, course] = ['choosing-a-first-language', 'a-portfolio-from-course-work', 'course2'];
  const item = await browser.call('GET /api/admin/content/{kind}/{itemKey}', {
    params: { kind: 'article', itemKey: drafted },
  });
  const source = item.published?.source ?? '';
  await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params: { kind: 'article', itemKey: drafted },
    body: { source: `${source}More.\n`, base: item.published?.hash ?? '' },
  });
  const items = [
    { kind: 'article', id: taken },
    { kind: 'article', id: drafted },
    { kind: 'article', id: 'nothing' },
    { kind: 'course', id: course },
  ] satisfies { kind: Kind; id: string }[];
  expect(codes(await decide(items, 'own'))).toEqual([
    [`article:${taken}`, null],
    [`article:${drafted}`, 'content-has-draft'],
    ['article:nothing', 'content-not-found'],
    [`course:${course}`, null],
  ]);
  // Each process checks twice a second whether the content has changed.
  await expect
    .poll(() => article(taken))
    .toMatchObject({
      isExample: false,
      author: { profession: 'software developer and tutor' },
    });
  expect((await article(drafted)).isExample).toBe(true);
  const { items: courses } = await app.browser().call('GET /api/courses', {});
  expect(courses.find(({ courseId }) => courseId === course)?.instructor).not.toContain('example');
  expect(await lineOf(taken)).toMatchObject({ isExample: false, state: 'edited' });

  const { items: written } = await browser.call('GET /api/admin/audit-entries', { query: {} });
  expect(written.map(({ act, subjectId }) => [act, subjectId])).toContainEqual([
    'content-published',
    `article:${taken}`,
  ]);
  expect(codes(await decide([{ kind: 'article', id: taken }], 'example'))).toEqual([[`article:${taken}`, null]]);
  await expect.poll(async () => (await article(taken)).isExample).toBe(true);
});

test('one that is taken off the site is gone from it, and a course of the first six stays', async () => {
  expect(codes(await decide([{ kind: 'opening', id: 'logo-designer' }], 'removed'))).toEqual([
    ['opening:logo-designer', null],
  ]);
  const openings = async () => (await app.browser().call('GET /api/openings', {})).items;
  await expect.poll(openings).toHaveLength(5);
  const kept = await decide([{ kind: 'course', id: 'course3' }], 'removed');
  expect(kept.results[0]?.failure?.code).toBe('content-refused');
});
