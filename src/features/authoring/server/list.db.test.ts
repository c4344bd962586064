import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');
const { browser } = admin;
let begun = 0;

function newArticle(title: string) {
  return browser.call('POST /api/admin/content', { body: { kind: 'article', id: `listed-${begun++}`, title } });
}

test('the list is found by kind, state and words, page by page, none twice and none left out', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = { kind: 'lesson' as const, limit: 7, ...(cursor !== null && { cursor }) };
    const page: { items: { id: string }[]; nextCursor: string | null } = await browser.call('GET /api/admin/content', {
      query,
    });
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(seen).toEqual([...new Set(seen)].toSorted());
  expect(seen).toContain('course2/your-first-program');
  const found = await browser.call('GET /api/admin/content', { query: { search: 'LEARN DANJO', state: 'shipped' } });
  expect(found.items.map(({ kind, id, state }) => [kind, id, state])).toEqual([
    ['course', 'course6', 'shipped'],
    ['outline', 'course6', 'shipped'],
  ]);
});

test('an outline goes by the title of its course, as it is in the draft', async () => {
  const course = { kind: 'course' as const, itemKey: 'course5' };
  const outline = { kind: 'outline' as const, itemKey: 'course5' };
  const { title, published } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: course });
  const titleOfOutline = async () =>
    (await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: outline })).title;
  expect(await titleOfOutline()).toBe(`${title}: chapters`);
  const source = (published?.source ?? '').replace(/^title: .*$/m, 'title: Another name');
  await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params: course,
    body: { source, base: published?.hash ?? '' },
  });
  expect(await titleOfOutline()).toBe('Another name: chapters');
  // Same among the companions to be published with another item of the course.
  const { published: chapters } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: outline });
  await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
    params: outline,
    body: { source: `${chapters?.source}\n`, base: chapters?.hash ?? '' },
  });
  const { companions } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params: course });
  expect(companions.map((each) => each.title)).toEqual(['Another name: chapters']);
});

/** Reads the list in an order, page by page. */
async function listedBy(order: 'kind' | 'title' | 'saved') {
  const lines = [];
  let cursor: string | null = null;
  do {
    const query = { order, limit: 50, ...(cursor !== null && { cursor }) };
    const page: Awaited<ReturnType<typeof firstPage>> = await firstPage(query);
    lines.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return lines;
}

function firstPage(query: { order: 'kind' | 'title' | 'saved'; limit: number; cursor?: string }) {
  return browser.call('GET /api/admin/content', { query });
}

test('the list is sorted by kind, by title without regard to letter case, and by what was saved last; each order has every item once', async () => {
  await newArticle('ábacus');
  await newArticle('Aardvark');
  // Longer than the sort key, with a surrogate pair at the cut.
  await newArticle(`${'a'.repeat(59)}🦋 and so on`);
  await newArticle('Banana');
  const zebra = await newArticle('Zebra');
  const byKind = await listedBy('kind');
  const byTitle = await listedBy('title');
  const bySaved = await listedBy('saved');
  const pathsOf = (lines: typeof byKind) => lines.map(({ path }) => path);
  for (const lines of [byTitle, bySaved]) expect(pathsOf(lines).toSorted()).toEqual(pathsOf(byKind).toSorted());
  const titles = byTitle.map(({ title }) => title);
  const places = ['Aardvark', 'ábacus', 'Banana', 'Zebra'].map((title) => titles.indexOf(title));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const moments = bySaved.map(({ savedAt }) => savedAt ?? 0);
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  expect(bySaved[0]?.savedAt).toBe(byKind.find(({ id }) => id === zebra.id)?.savedAt);
});

test('the list is the same as a file, as far as it is wanted, and no title is a formula in it', async () => {
  await newArticle('=HYPERLINK("https://example.org")');
  await newArticle('Hyperlinked');
  const { body } = await browser.send('GET', '/api/admin/content.csv?kind=article&search=hyperlink&order=title');
  const [head, first = '', second = '', ...rest] = String(body).split('\r\n');
  expect(head).toBe('\uFEFFTitle,Kind,Id,File,State,Example,Draft saved,To be published');
  expect(first).toMatch(
    /^"'=HYPERLINK\(""https:\/\/example\.org""\)",Article,listed-\d+,[^,]+,Draft,no,\d{4}-[^,]+Z,$/,
  );
  expect(second).toMatch(/^Hyperlinked,Article,/);
  expect(rest).toEqual(['']);
});

test('a quiz goes by the title of its lesson', async () => {
  const params = { kind: 'quiz' as const, itemKey: 'course2~your-first-program' };
  const { title } = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  expect(title).toBe('Your first program, and how to read its errors: quiz');
  const { items } = await browser.call('GET /api/admin/content', { query: { kind: 'quiz', search: title } });
  expect(items.map(({ id }) => id)).toEqual(['course2/your-first-program']);
});

test('an id that a kind cannot have is not found, whatever is asked of it', async () => {
  const path = '/api/admin/content/lesson/x';
  for (const [method, of] of [
    ['GET', ''],
    ['GET', '/versions'],
    ['GET', '/versions/none'],
    ['PUT', '/editors/me'],
    ['DELETE', '/editors/me'],
  ] as const) {
    const { status, body } = await browser.send(method, `${path}${of}`);
    expect([of, status, (body as { code?: string }).code]).toEqual([of, 404, 'content-not-found']);
  }
});
