import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { appForThisFile, type SignedUp, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { filledTemplate } from '../../../../test/support/filled-template.ts';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { stopClock } from '../../../../test/support/clock.ts';
import { grantRole } from '../../identity/server/public.ts';
import { authoringRoutes } from '../contract.ts';

const app = await appForThisFile();

const admin = await app.signedUpAs('admin');
const { browser } = admin;
let begun = 0;

/** Creates a draft of an article from its template. */
async function newArticle(title = 'An article') {
  const { id, draft } = await browser.call('POST /api/admin/content', {
    body: { kind: 'article', id: `article-${process.pid}-${begun++}`, title },
  });
  const params = { kind: 'article', itemKey: id } as const;
  const body = { source: filledTemplate(draft?.source ?? ''), base: draft?.revision ?? '' };
  return { item: await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body }), params };
}

function publish(item: { kind: 'article'; id: string; revision: string }, at: number | null = null) {
  return browser.call('POST /api/admin/content-publications', { body: { items: [item], at } });
}

async function published(title: string) {
  const { item, params } = await newArticle(title);
  expect(await publish({ kind: 'article', id: item.id, revision: item.draft?.revision ?? '' })).toEqual({ faults: [] });
  return { id: item.id, params };
}

async function titleOnSite(slug: string): Promise<string | undefined> {
  const { status, body } = await app.browser().send('GET', `/api/articles/${slug}`);
  return status === 200 ? (body as { title: string }).title : undefined;
}

async function auditOf(subjectId: string): Promise<string[]> {
  const { items } = await browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  return items.filter((entry) => entry.subjectId === subjectId).map(({ act }) => act);
}

test.each(Object.keys(authoringRoutes))('%s is for administrators alone', async (key) => {
  const [method, path] = key.split(' ') as ['GET', string];
  const url = path.replace('{kind}', 'article').replaceAll(/\{\w+\}/g, 'unknown');
  const answers = [];
  for (const caller of [null, await app.signedUp(), await app.signedUpAs('teacher')]) {
    answers.push((await (caller?.browser ?? app.browser()).send(method, url)).status);
  }
  expect(answers).toEqual([401, 403, 403]);
  expect([401, 403]).not.toContain((await browser.send(method, url)).status);
});

describe('an article', () => {
  test('is written, published, changed, compared with what it was, restored and taken off; all of it is written down', async () => {
    const { id, params } = await published('First');
    await eventually('the article on the site', async () => (await titleOnSite(id)) === 'First');
    const { published: first } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const source = first?.source.replace('First', 'Second') ?? '';
    const draft = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source, base: first?.hash ?? '' },
    });
    expect(draft).toMatchObject({ state: 'draft', title: 'Second', draft: { by: admin.email, isOutdated: false } });
    expect(await titleOnSite(id)).toBe('First');
    await publish({ kind: 'article', id, revision: draft.draft?.revision ?? '' });
    await eventually('the change on the site', async () => (await titleOnSite(id)) === 'Second');

    const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(items.map(({ how, by }) => [how, by])).toEqual([
      ['published', admin.email],
      ['published', admin.email],
    ]);
    const versionId = items[1]?.id ?? '';
    const before = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions/{versionId}', {
      params: { ...params, versionId },
    });
    expect(before.source).toBe(first?.source);

    const now = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const restored = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source: before.source ?? '', base: now.published?.hash ?? '' },
    });
    await publish({ kind: 'article', id, revision: restored.draft?.revision ?? '' });
    await eventually('the older text on the site', async () => (await titleOnSite(id)) === 'First');

    const base = (await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params })).published?.hash ?? '';
    const query = { base };
    expect(await browser.call('DELETE /api/admin/content/{kind}/{itemKey}', { params, query })).toEqual({ faults: [] });
    await eventually('the article to be gone', async () => (await titleOnSite(id)) === undefined);
    const { items: gone } = await browser.call('GET /api/admin/content', { query: { state: 'removed' } });
    expect(gone.map((each) => each.id)).toContain(id);
    const back = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source: before.source ?? '', base: '' },
    });
    await publish({ kind: 'article', id, revision: back.draft?.revision ?? '' });
    await eventually('the article to be back', async () => (await titleOnSite(id)) === 'First');
    expect(await auditOf(`article:${id}`)).toEqual([
      'content-published',
      'content-begun',
      'content-removed',
      'content-published',
      'content-begun',
      'content-published',
      'content-begun',
      'content-published',
      'content-begun',
    ]);
  });

  test('with a fault stays a draft, and each fault has its line; so does one whose links lead nowhere', async () => {
    const { item, params } = await newArticle();
    const source = `${item.draft?.source.replace('date:', 'datum:')}\n[nowhere](/no/such/page)\n\n![x](nothing.png)\n`;
    const unsaved = { kind: 'article', id: item.id, source, with: [] } as const;
    const { faults } = await browser.call('POST /api/admin/content-checks', { body: { ...unsaved, with: [] } });
    expect(faults).toContainEqual({ path: item.path, line: 4, message: 'unknown key "datum"' });
    const saved = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: {
        source: `${item.draft?.source}\n[nowhere](/no/such/page)\n\n![](dot.svg)\n`,
        base: item.draft?.revision ?? '',
      },
    });
    const refused = await publish({ kind: 'article', id: item.id, revision: saved.draft?.revision ?? '' });
    expect(refused.faults.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'no page has the address /no/such/page',
        expect.stringContaining('the image dot.svg has no alt text'),
      ]),
    );
    expect(await titleOnSite(item.id)).toBeUndefined();
    expect((await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params })).state).toBe('draft');
  });

  test('waits for its time, cannot be changed meanwhile, and is published once', async () => {
    const clock = stopClock();
    const { item } = await newArticle('Later');
    const at = Date.now() + 60 * 60 * 1000;
    await publish({ kind: 'article', id: item.id, revision: item.draft?.revision ?? '' }, at);
    const params = { kind: 'article', itemKey: item.id } as const;
    const waiting = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    expect(waiting).toMatchObject({ state: 'scheduled', published: null, draft: { publishAt: at } });
    const edit = { params, body: { source: 'Text.', base: waiting.draft?.revision ?? '' } };
    expect(await browser.try('PUT /api/admin/content/{kind}/{itemKey}/draft', edit)).toMatchObject({
      status: 409,
      body: { code: 'draft-scheduled' },
    });
    clock.advance(60 * 60 * 1000 + 1);
    await eventually('the article on the site', async () => (await titleOnSite(item.id)) === 'Later');
    const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(items).toMatchObject([{ how: 'published', by: admin.email }]);
  });

  test('that is taken off the schedule is not published', async () => {
    const clock = stopClock();
    const { item, params } = await newArticle('Never');
    await publish({ kind: 'article', id: item.id, revision: item.draft?.revision ?? '' }, Date.now() + 1000);
    const waiting = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const base = waiting.draft?.revision ?? '';
    await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft/state', {
      params,
      body: { state: 'draft', base },
    });
    clock.advance(5000);
    await app.workIsDone();
    expect((await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params })).state).toBe('draft');
    expect(await titleOnSite(item.id)).toBeUndefined();
  });

  test('whose companion was taken off the schedule is a draft again at its time, and says why', async () => {
    const clock = stopClock();
    const [one, other] = [await newArticle('One'), await newArticle('Other')];
    const items = [one, other].map(({ item }) => ({
      kind: 'article' as const,
      id: item.id,
      revision: item.draft?.revision ?? '',
    }));
    await browser.call('POST /api/admin/content-publications', { body: { items, at: Date.now() + 1000 } });
    const waiting = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: other.params });
    await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft/state', {
      params: other.params,
      body: { state: 'draft', base: waiting.draft?.revision ?? '' },
    });
    clock.advance(5000);
    await app.workIsDone();
    const left = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: one.params });
    const problem = expect.stringContaining('scheduled together with this one') as string;
    expect(left).toMatchObject({ state: 'draft', draft: { publishAt: null, problem } });
    const taken = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: other.params });
    expect(taken.draft?.problem).toBeNull();
    const { items: told } = await browser.call('GET /api/notifications', { query: {} });
    expect(told.filter(({ message }) => message.includes(one.item.path))).toHaveLength(1);
  });
});

test('a review is asked of all other administrators, who find the draft among those in review', async () => {
  const other = await app.signedUpAs('admin');
  const { item, params } = await newArticle('Please read');
  const body = { state: 'in-review', base: item.draft?.revision ?? '' } as const;
  await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft/state', { params, body });
  const { items } = await other.browser.call('GET /api/notifications', { query: {} });
  expect(items.map(({ message }) => message)).toEqual([
    `${admin.email} asked for a review of ${item.path}. Find it in the console, under Content.`,
  ]);
  const own = await browser.call('GET /api/notifications', { query: {} });
  expect(own.items.filter(({ message }) => message.includes(item.path))).toEqual([]);
  const waiting = await other.browser.call('GET /api/admin/content', { query: { state: 'in-review' } });
  expect(waiting.items.map(({ id }) => id)).toContain(item.id);
});

describe('two editors at once', () => {
  test('see each other, and the second who saves is refused; nothing is overwritten', async () => {
    const other = await app.signedUpAs('admin');
    const { item, params } = await newArticle();
    const base = item.draft?.revision ?? '';
    expect((await browser.call('PUT /api/admin/content/{kind}/{itemKey}/editors/me', { params })).others).toEqual([]);
    const hers = await other.browser.call('PUT /api/admin/content/{kind}/{itemKey}/editors/me', { params });
    expect(hers.others).toEqual([admin.email]);
    const told = () =>
      app.db.kysely
        .selectFrom('events')
        .select('data')
        .where('userId', '=', admin.uid)
        .where('type', '=', 'content')
        .execute();
    expect(await told()).toHaveLength(1);

    const save = (who: SignedUp, source: string) =>
      who.browser.try('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body: { source, base } });
    const answers = await Promise.all([save(admin, 'By one.'), save(other, 'By the other.')]);
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'content-changed' });
    await other.browser.call('DELETE /api/admin/content/{kind}/{itemKey}/editors/me', { params });
    expect((await browser.call('PUT /api/admin/content/{kind}/{itemKey}/editors/me', { params })).others).toEqual([]);
  });

  test('who publish the same draft at the same moment have it published once', async () => {
    const { item, params } = await newArticle();
    const body = { items: [{ kind: 'article', id: item.id, revision: item.draft?.revision ?? '' } as const], at: null };
    const both = await Promise.all([
      browser.try('POST /api/admin/content-publications', { body }),
      browser.try('POST /api/admin/content-publications', { body }),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(items).toHaveLength(1);
  });

  test('whoever publishes over a text that came meanwhile is told to look first', async () => {
    const { id, params } = await published('Old');
    const { published: text } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    const base = text?.hash ?? '';
    const draft = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source: text?.source.replace('Old', 'Mine') ?? '', base },
    });
    await app.db.kysely
      .updateTable('contentItems')
      .set({ source: text?.source.replace('Old', 'Theirs') ?? '', hash: 'f00d' })
      .where('id', '=', id)
      .execute();
    await app.db.kysely
      .updateTable('contentVersion')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .execute();
    const body = { items: [{ kind: 'article', id, revision: draft.draft?.revision ?? '' } as const], at: null };
    expect(await browser.try('POST /api/admin/content-publications', { body })).toMatchObject({
      status: 409,
      body: { code: 'published-changed' },
    });
    const seen = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    expect(seen.draft?.isOutdated).toBe(true);
    const again = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source: seen.draft?.source ?? '', base: seen.draft?.revision ?? '', onto: 'f00d' },
    });
    expect(await publish({ kind: 'article', id, revision: again.draft?.revision ?? '' })).toEqual({ faults: [] });
    const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
    expect(items.map(({ how }) => how)).toEqual(['published', 'found', 'published']);
  });
});

test('what people depend on does not go, and what nobody depends on does', async () => {
  const learner = await app.signedUp();
  await learner.browser.call('POST /api/career-enrolments', { body: { careerId: 'data-analyst' } });
  const remove = async (itemKey: string) => {
    const params = { kind: 'career', itemKey } as const;
    const { published: text } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
    return browser.call('DELETE /api/admin/content/{kind}/{itemKey}', { params, query: { base: text?.hash ?? '' } });
  };
  expect(await remove('data-analyst')).toEqual({
    faults: [{ path: 'careers/data-analyst.md', line: null, message: 'cannot be removed: people are enrolled in it' }],
  });
  // Two openings refer to it, and one of them names what it teaches.
  expect((await remove('back-end-engineer')).faults).toContainEqual(
    expect.objectContaining({ path: 'openings/python-deve.md', message: 'there is no career back-end-engineer' }),
  );
  expect(await remove('technical-instructor')).toEqual({ faults: [] });
  const { items } = await learner.browser.call('GET /api/careers', { query: { limit: 100 } });
  expect(items.map(({ id }) => id)).toContain('data-analyst');
  expect(items.map(({ id }) => id)).not.toContain('technical-instructor');
});

test('what the site is promised to say stays: a title of the first six courses, and the courses themselves (§6)', async () => {
  const params = { kind: 'course', itemKey: 'course6' } as const;
  const { published: text } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  const draft = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params,
    body: { source: text?.source.replace('Learn Danjo', 'Learn Django') ?? '', base: text?.hash ?? '' },
  });
  const revision = draft.draft?.revision ?? '';
  const body = { items: [{ kind: 'course', id: 'course6', revision } as const], at: null };
  expect(await browser.call('POST /api/admin/content-publications', { body })).toEqual({
    faults: [
      {
        path: 'courses/course6/course.md',
        line: 2,
        message: '"title" cannot be changed on this site; it must be "Learn Danjo"',
      },
    ],
  });
  const { faults } = await browser.call('DELETE /api/admin/content/{kind}/{itemKey}', {
    params,
    query: { base: revision },
  });
  expect(faults.map(({ message }) => message)).toContain('cannot be removed: it is part of the site');
  await browser.call('DELETE /api/admin/content/{kind}/{itemKey}/draft', { params, query: { base: revision } });
});

test('markup in a text, a title and front matter is text on the site', async () => {
  const nasty = '<img src=x onerror=alert(1)>';
  const { item, params } = await newArticle(nasty);
  const source = item.draft?.source
    .replace('tags: [news]', `tags: [${JSON.stringify(nasty)}]`)
    .replace(/$/, `\n${nasty}\n\n[x](javascript:alert)\n`);
  const bad = await browser.call('POST /api/admin/content-checks', {
    body: { kind: 'article', id: item.id, source: source ?? '', with: [] },
  });
  expect(bad.faults.map(({ message }) => message)).toEqual([expect.stringContaining('the link javascript:alert')]);
  const saved = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params,
    body: { source: source?.replace('[x](javascript:alert)', '') ?? '', base: item.draft?.revision ?? '' },
  });
  await publish({ kind: 'article', id: item.id, revision: saved.draft?.revision ?? '' });
  await eventually('the article', async () => (await titleOnSite(item.id)) === nasty);
  const { body } = await app.browser().send('GET', `/api/articles/${item.id}`);
  expect((body as { html: string }).html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect((body as { html: string }).html).not.toContain('<img');
});

test('what waits for its time is published by whichever process runs then, once', async () => {
  await using place = await createDatabasePlace(undefined, undefined, inject('filledDatabase'));
  const clock = stopClock();
  const id = 'after-the-restart';
  {
    await using before = await startTestApp({ at: place });
    const author = await before.signedUp();
    await grantRole(before.db, author.email, 'admin');
    const body = { kind: 'article', id, title: 'Later' } as const;
    const begunItem = await author.browser.call('POST /api/admin/content', { body });
    const item = await author.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params: { kind: 'article', itemKey: id },
      body: { source: filledTemplate(begunItem.draft?.source ?? ''), base: begunItem.draft?.revision ?? '' },
    });
    const items = [{ kind: 'article' as const, id, revision: item.draft?.revision ?? '' }];
    const at = Date.now() + 60_000;
    await author.browser.call('POST /api/admin/content-publications', { body: { items, at } });
  }
  clock.advance(120_000);
  await using one = await startTestApp({ at: place });
  await using other = await startTestApp({ at: place });
  for (const each of [one, other]) await eventually('the article', () => isOn(each, id));
  const { rows } = await sql`select id from "contentRevisions" where "itemId" = ${id}`.execute(one.db.kysely);
  expect(rows).toHaveLength(1);
});

test('what is published through one process shows on the other', async () => {
  await using other = await startTestApp({ beside: app });
  const { id } = await published('On both');
  await eventually('the article on the other', () => isOn(other, id));
});

async function isOn(server: TestApp, slug: string): Promise<boolean> {
  return (await server.browser().send('GET', `/api/articles/${slug}`)).status === 200;
}
