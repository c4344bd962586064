import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { consoleSections } from '../../src/features/admin/sections-contract.ts';
import { pdf } from '../support/files.ts';
import { newLearner } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// What strangers and others write stands in the console as they wrote it, and never as anything else.

// Whatever its lists hold is hostile.
test.use({ serverOf: 'hostile-texts' });

/** Ends whatever attribute, element or script it stands in, and says so if any of it is run. */
const hostile = `"'></textarea></script><img src=x onerror="window.hit=1"><svg onload="window.hit=1">{{7*7}}`;

type Data = Readonly<Record<string, unknown>>;

/** Sends what has to be taken as it is. */
async function post(from: APIRequestContext, path: string, data: Data, method = 'POST'): Promise<{ id: string }> {
  const answer = await from.fetch(path, { method, data });
  expect([path, answer.status(), answer.ok()]).toEqual([path, expect.any(Number), true]);
  return (await answer.json()) as { id: string };
}

async function someone(server: ServerProcess): Promise<APIRequestContext> {
  return request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
}

async function writtenByVisitor(server: ServerProcess): Promise<void> {
  const visitor = await someone(server);
  const { email } = newLearner();
  await post(visitor, '/api/contact-messages', { name: hostile, email, message: hostile });
  const buffer = Buffer.from(await pdf().arrayBuffer());
  const links = {
    linkedin: 'https://www.linkedin.com/in/x?q="><img src=x onerror=hit>',
    website: 'https://example.org/',
  };
  const cv = { name: `${hostile.replaceAll('/', '')}.pdf`, mimeType: 'application/pdf', buffer };
  const applied = await visitor.post('/api/applications', { multipart: { name: hostile, email, ...links, cv } });
  expect(applied.status()).toBe(201);
  for (const website of ['javascript:window.hit=1', 'data:text/html,<script>window.hit=1</script>']) {
    const refused = await visitor.post('/api/applications', {
      multipart: { name: 'x', email, ...links, website, cv: { ...cv, name: 'cv.pdf' } },
    });
    expect(refused.status()).toBe(400);
  }
  await visitor.dispose();
}

async function writtenByLearner(server: ServerProcess): Promise<void> {
  const learner = await someone(server);
  const { email, password } = newLearner();
  const account = await learner.post('/api/accounts', { data: { email, password } });
  const { user } = (await account.json()) as { user: { uid: string } };
  await post(learner, `/api/users/${user.uid}`, { name: hostile, email }, 'PUT');
  await post(learner, '/api/enrolments', { courseId: 'course1' });
  await post(learner, '/api/courses/course1/feedback', { rating: 1, comment: hostile });
  await learner.dispose();
}

async function writtenByAdministrator(admin: APIRequestContext): Promise<void> {
  const first = async (path: string) => {
    const { items } = (await (await admin.get(path)).json()) as { items: { id: string }[] };
    return items[0]?.id ?? '';
  };
  const application = await first('/api/received-applications');
  await post(admin, `/api/received-applications/${application}/notes`, { text: hostile });
  const moved = { from: 'received', to: 'interview', message: hostile };
  await post(admin, `/api/received-applications/${application}/status`, moved, 'PUT');
  const message = (await first('/api/admin/messages')) || (await first('/api/admin/messages?state=spam'));
  await post(admin, `/api/admin/messages/${message}/notes`, { text: hostile });
  await post(admin, `/api/admin/messages/${message}/answers`, { text: hostile, version: 0 });
  const feedback = await first('/api/admin/feedback');
  await post(admin, `/api/feedback/${feedback}/answer`, { text: hostile, seen: null }, 'PUT');
  await post(admin, `/api/admin/feedback/${feedback}/state`, { state: 'hidden', reason: hostile }, 'PUT');
  await post(admin, '/api/campaigns', {
    subject: hostile,
    body: `${hostile}\n\n[x](javascript:hit)`,
    segment: { kind: 'all' },
  });
  const told = { to: { kind: 'everybody' }, title: hostile, attempt: crypto.randomUUID() };
  await post(admin, '/api/admin/announcements', told);
  await post(admin, '/api/admin/content', { kind: 'article', id: 'hostile', title: hostile });
}

/** Opens the section and whatever can be opened in it, one after the other. */
async function lookThrough(page: Page, section: string): Promise<void> {
  for (const state of section === 'messages' ? ['', '?state=spam'] : ['']) {
    await page.goto(`/admin/${section}${state}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    const closed = main.getByRole('button', { expanded: false }).filter({ hasText: 'onerror' });
    const rows = await closed.count();
    for (let row = 0; row < rows; row += 1) {
      await closed.first().click();
      await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    }
    const titles = main.locator('a[href^="/admin/"]').filter({ hasText: 'onerror' });
    if ((await titles.count()) > 0) {
      await titles.first().click();
      await expect(main.getByRole('textbox').first()).toBeVisible();
    }
    expect(await main.locator('img[src="x"], svg[onload], script').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  }
}

test('nothing that anybody typed is run in the console, in any of its sections', async ({ page, server }) => {
  await writtenByVisitor(server);
  await writtenByLearner(server);
  await signedUpAs('admin', page.request, server);
  await writtenByAdministrator(page.request);
  for (const section of consoleSections) await lookThrough(page, section);
});
