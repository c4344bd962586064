import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { consoleSections } from '../../src/features/admin/sections-contract.ts';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { arrivedMail, inboundSecret } from '../support/inbound.ts';
import { readMails } from '../support/mails.ts';
import { atRest } from './support/at-rest.ts';
import { newLearner } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Untrusted texts appear in the console exactly as written, and never as markup.

// Own server, so that its lists hold only hostile texts, and with inbound mail.
test.use({ ownServer: { OPVIR_REPLY_ADDRESS: 'inbox@example.org', OPVIR_INBOUND_MAIL_SECRET: inboundSecret } });

/** Text that would break out of any attribute, element or script, and set `window.hit` if any of it runs. */
const hostile = `Mallory "'></textarea></script><img src=x onerror="window.hit=1"><svg onload="window.hit=1">{{7*7}}`;
/** Variant for fields with the length limit of a name. */
const short = `Mallory <img src=x onerror="window.hit=1">`;
const taughtCourse = 'course4';

type Data = Readonly<Record<string, unknown>>;

/** Sends a request that must be accepted unchanged. */
async function post(from: APIRequestContext, path: string, data: Data, method = 'POST'): Promise<{ id: string }> {
  const answer = await from.fetch(path, { method, data });
  expect([path, answer.status(), answer.ok()]).toEqual([path, expect.any(Number), true]);
  return (await answer.json()) as { id: string };
}

async function someone(server: ServerProcess): Promise<APIRequestContext> {
  return request.newContext({ baseURL: server.url, extraHTTPHeaders: { origin: server.url } });
}

/** Sends texts as a visitor; returns the visitor's email address. */
async function writtenByVisitor(server: ServerProcess): Promise<string> {
  const visitor = await someone(server);
  const { email } = newLearner();
  await post(visitor, '/api/contact-messages', { name: hostile, email, message: hostile });
  const said = { sender: 'user', text: hostile };
  const conversation = [said, { ...said, sender: 'bot' }];
  await post(visitor, '/api/chat-handovers', { name: hostile, email, message: hostile, conversation });
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
  return email;
}

const replyAddress = /inbox\+[\w.-]+@example\.org/;

/** Sends a mail with hostile sender, subject, text and HTML to the thread that was answered. */
async function writtenByMail(server: ServerProcess, email: string): Promise<void> {
  const mailServer = await someone(server);
  const answer = await eventually('the answer’s mail', async () => {
    return (await readMails(server.dataDir)).find((mail) => mail.to === email && replyAddress.test(mail.source));
  });
  const [to = ''] = replyAddress.exec(answer.source) ?? [];
  const quoted = hostile.replaceAll('"', "'");
  const headers = [`X-Mailer: ${quoted}`, `Comments: ${quoted}`];
  const mail = { to, from: `"${quoted}" <x@example.org>`, messageId: `<${quoted}@example.org>`, headers };
  for (const text of [{ text: hostile }, { html: `<p>${hostile}</p><script>window.hit=1</script>` }]) {
    const data = arrivedMail({ ...mail, ...text }).replace('Re: Your message', `Re: ${hostile}`);
    const authorization = { 'content-type': 'message/rfc822', authorization: `Bearer ${inboundSecret}` };
    const taken = await mailServer.post('/api/inbound-mails', { data, headers: authorization });
    expect(taken.status()).toBe(202);
  }
  await mailServer.dispose();
}

async function writtenByLearner(server: ServerProcess): Promise<void> {
  const learner = await someone(server);
  const { email, password } = newLearner();
  const account = await learner.post('/api/accounts', { data: { email, password } });
  const { user } = (await account.json()) as { user: { uid: string } };
  await post(learner, `/api/users/${user.uid}`, { name: hostile, email }, 'PUT');
  await post(learner, '/api/enrolments', { courseId: 'course1' });
  await post(learner, '/api/courses/course1/feedback', { rating: 1, comment: hostile });
  await post(learner, '/api/enrolments', { courseId: taughtCourse });
  const link = 'https://example.org/?q="><img src=x onerror=hit>';
  await post(learner, `/api/courses/${taughtCourse}/exercises/departure-board/hand-in-links`, { link, note: hostile });
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
  await post(admin, '/api/admin/filters', { section: 'messages', name: short, search: 'q=%3Cimg+src=x%3E' });
  await post(admin, '/api/admin/content', { kind: 'article', id: 'hostile', title: hostile });
  await writtenForAll(admin);
}

/** Sets the site name, and sends an announcement to everybody. */
async function writtenForAll(admin: APIRequestContext): Promise<void> {
  const told = { to: { kind: 'everybody' }, title: hostile, path: '/courses', attempt: crypto.randomUUID() };
  await post(admin, '/api/admin/announcements', told);
  const { version } = (await (await admin.get('/api/admin/setup')).json()) as { version: string };
  await post(admin, '/api/admin/setup/look', { version, brand: short }, 'PUT');
}

async function expectNothingRun(page: Page): Promise<void> {
  expect(await page.locator('img[src="x"], svg[onload]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
}

async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

/** Opens the page of a list and everything in it that can be opened, in sequence. */
async function lookThrough(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  const main = page.getByRole('main');
  const closed = main.getByRole('button', { expanded: false }).filter({ hasText: 'onerror' });
  await atRest(page);
  const rows = await closed.count();
  for (let row = 0; row < rows; row += 1) {
    await closed.first().click();
    await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  }
  const titles = main.locator('a[href^="/admin/"]').filter({ hasText: 'onerror' });
  if ((await titles.count()) > 0) {
    await titles.first().click();
    await expect(main.getByRole('textbox').or(main.getByRole('searchbox')).first()).toBeVisible();
  }
  expect(await main.locator('script').count()).toBe(0);
  await expectNothingRun(page);
}

test('nothing that anybody typed is run in the console, in any of its sections, on its board, in its search or where courses are taught', async ({
  page,
  server,
}) => {
  test.slow();
  const email = await writtenByVisitor(server);
  await writtenByLearner(server);
  await signedUpAs('admin', page.request, server);
  await writtenByAdministrator(page.request);
  await writtenByMail(server, email);
  const lists = [...consoleSections, 'messages?state=spam', 'applications?view=board'];
  for (const list of lists) await lookThrough(page, `/admin/${list}`);

  const found = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
  await page.getByRole('combobox', { name: 'Search the console' }).fill('mallory');
  await expect(found.filter({ hasText: 'onerror' }).first()).toBeVisible();
  await expectNothingRun(page);

  const { items } = (await (await page.request.get(`/api/courses/${taughtCourse}/hand-ins`)).json()) as {
    items: { id: string; userId: string }[];
  };
  expect(items).toHaveLength(1);
  const taught = `/teach/${taughtCourse}`;
  for (const address of [taught, `${taught}/hand-ins`, `${taught}/hand-ins/${items[0]?.id}`]) {
    await goTo(page, address);
    await expect(page.getByText('onerror').first()).toBeVisible();
    await expectNothingRun(page);
  }
});

test('nor is the name of the site run on its pages, or what people are told', async ({ page, server, noise }) => {
  // The page of a mailed link, without its token.
  noise.allow(/404 \(Not Found\) \(\S+\/newsletter\/confirm\)/);
  await signedUpAs('admin', page.request, server);
  await writtenForAll(page.request);
  const home = () => page.request.get('/').then((answer) => answer.text());
  await expect.poll(home).toContain('&lt;img src=x');
  for (const address of ['/', '/login', '/newsletter/confirm', '/course/course1', '/notifications']) {
    await goTo(page, address);
    await expectNothingRun(page);
  }
  await expect(page.getByRole('main').getByText('onerror').first()).toBeVisible();
});
