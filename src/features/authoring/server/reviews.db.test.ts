import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { filledTemplate } from '../../../../test/support/filled-template.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { grantRole } from '../../identity/server/public.ts';

const app = await appForThisFile();
const author = await admin();
const reviewer = await admin();
let begun = 0;

async function admin() {
  const user = await app.signedUp(newEmail());
  await grantRole(app.db, user.email, 'admin');
  return user;
}

type Params = { readonly kind: 'article'; readonly itemKey: string };

/** Creates a draft whose author has requested a review. */
async function inReview() {
  const id = `reviewed-${begun++}`;
  const body = { kind: 'article', id, title: 'To be read' } as const;
  const { path, draft: begunDraft } = await author.browser.call('POST /api/admin/content', { body });
  const params = { kind: 'article', itemKey: id } as const;
  const written = { source: filledTemplate(begunDraft?.source ?? ''), base: begunDraft?.revision ?? '' };
  const save = { params, body: written };
  const { draft } = await author.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', save);
  const asked = await ask(params, draft?.revision ?? '');
  return { id, params, path, source: draft?.source ?? '', base: asked.draft?.revision ?? '' };
}

function ask(params: Params, base: string) {
  const body = { state: 'in-review', base } as const;
  return author.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft/state', { params, body });
}

type ReviewDecision = 'comment' | 'approved' | 'changes-wanted';

function say(browser: TestBrowser, params: Params, verdict: ReviewDecision, base: string, text = 'Well said.') {
  return browser.try('POST /api/admin/content/{kind}/{itemKey}/reviews', { params, body: { verdict, text, base } });
}

async function said(params: Params) {
  const { items } = await author.browser.call('GET /api/admin/content/{kind}/{itemKey}/reviews', { params, query: {} });
  return items.map(({ verdict, text, by }) => [verdict, text, by]);
}

const now = (params: Params, { browser } = author) =>
  browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });

async function notificationsAbout(browser: TestBrowser, path: string) {
  const { items } = await browser.call('GET /api/notifications', { query: { limit: 100 } });
  return items.filter(({ message }) => message.includes(path)).map((each) => [each.message, each.path]);
}

describe('a draft in review', () => {
  test('is approved by somebody else; who asked is told, the list says so, and it is written down', async () => {
    const { id, params, path, base } = await inReview();
    expect((await now(params, reviewer)).draft?.review).toEqual({ mayDecide: true });
    expect(await say(reviewer.browser, params, 'approved', base, '')).toMatchObject({
      status: 201,
      body: { verdict: 'approved', text: '', by: reviewer.email },
    });
    expect(await said(params)).toEqual([['approved', '', reviewer.email]]);
    const { items } = await author.browser.call('GET /api/admin/content', { query: { state: 'approved' } });
    expect(items.map((item) => item.id)).toContain(id);
    expect(await notificationsAbout(author.browser, path)).toEqual([
      [`${reviewer.email} approved the draft of ${path}.`, `/admin/content?open=article:${id}`],
    ]);
    const audit = await author.browser.call('GET /api/admin/audit-entries', { query: { limit: 1 } });
    expect(audit.items).toMatchObject([{ act: 'content-approved', subjectId: `article:${id}` }]);
  });

  test('is sent back with what should change, asked about again, and answered; everybody who took part is told', async () => {
    const { params, path, base } = await inReview();
    await say(reviewer.browser, params, 'changes-wanted', base, 'Say which kiln.');
    const sentBack = await now(params);
    expect(sentBack.state).toBe('changes-wanted');
    await say(author.browser, params, 'comment', '', 'The large one?');
    expect((await notificationsAbout(reviewer.browser, path))[0]?.[0]).toBe(
      `${author.email} commented on the draft of ${path}.`,
    );
    expect((await ask(params, sentBack.draft?.revision ?? '')).state).toBe('in-review');
    expect(await said(params)).toEqual([
      ['comment', 'The large one?', author.email],
      ['changes-wanted', 'Say which kiln.', reviewer.email],
    ]);
  });

  test('is not decided on by whoever asked for it or saved it last, but they can comment', async () => {
    const { params, source, base } = await inReview();
    expect(await say(author.browser, params, 'approved', base)).toMatchObject({
      status: 409,
      body: { code: 'own-draft' },
    });
    const saved = await reviewer.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', {
      params,
      body: { source: `${source}\nMore.\n`, base },
    });
    expect(saved.draft?.review).toEqual({ mayDecide: false });
    const revision = saved.draft?.revision ?? '';
    expect(await say(reviewer.browser, params, 'changes-wanted', revision)).toMatchObject({
      body: { code: 'own-draft' },
    });
    expect((await say(reviewer.browser, params, 'comment', revision)).status).toBe(201);
  });

  test('that is another by then is not approved', async () => {
    const { params, source, base } = await inReview();
    const body = { source: `${source}\nMore.\n`, base };
    await author.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
    expect(await say(reviewer.browser, params, 'approved', base)).toMatchObject({
      status: 409,
      body: { code: 'content-changed' },
    });
    expect((await now(params)).state).toBe('in-review');
  });

  test('and approved is a draft again when its text changes, and stays approved when it is saved as it is', async () => {
    const { params, source, base } = await inReview();
    await say(reviewer.browser, params, 'approved', base);
    const save = async (text: string) => {
      const body = { source: text, base: (await now(params)).draft?.revision ?? '' };
      return author.browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
    };
    expect((await save(source)).state).toBe('approved');
    const changed = await save(`${source}\nMore.\n`);
    expect(changed.state).toBe('draft');
    expect(await said(params)).toHaveLength(1);
    const again = await say(reviewer.browser, params, 'approved', changed.draft?.revision ?? '');
    expect(again).toMatchObject({ status: 409, body: { code: 'review-not-asked' } });
  });

  test('needs words for a comment and for changes', async () => {
    const { params, base } = await inReview();
    for (const verdict of ['comment', 'changes-wanted'] as const) {
      expect(await say(reviewer.browser, params, verdict, base, ' ')).toMatchObject({
        status: 422,
        body: { code: 'review-empty' },
      });
    }
  });

  test('takes what was said with it when it is published; the next draft begins without', async () => {
    const { id, params, base } = await inReview();
    await say(reviewer.browser, params, 'comment', base);
    const body = { items: [{ kind: 'article' as const, id, revision: base }], at: null };
    expect(await author.browser.call('POST /api/admin/content-publications', { body })).toEqual({ faults: [] });
    expect(await said(params)).toEqual([]);
    expect(await say(reviewer.browser, params, 'comment', '')).toMatchObject({ status: 404 });
  });
});

test('of a draft that nobody asked about nothing is said', async () => {
  const id = `unasked-${begun++}`;
  await author.browser.call('POST /api/admin/content', { body: { kind: 'article', id, title: 'Unasked' } });
  const params = { kind: 'article', itemKey: id } as const;
  expect((await now(params)).draft?.review).toBeNull();
  expect(await say(reviewer.browser, params, 'comment', '')).toMatchObject({ body: { code: 'review-not-asked' } });
});
