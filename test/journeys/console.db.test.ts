import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp } from '../support/app.ts';
import { dayMs, stopClock } from '../support/clock.ts';
import { tokenIn } from '../support/mails.ts';
import { createdAtOf, newId } from '../../src/platform/server/ids.ts';
import { routes } from '../../src/app/contract.ts';
import type { Access } from '../../src/platform/contract/routes.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';

const app = await appForThisFile();

const admin = await app.signedUpAs('admin');
const { browser } = admin;

/** Audit events of this subject, oldest first. */
async function auditOf(subjectId: string): Promise<unknown[]> {
  const { items } = await browser.call('GET /api/admin/audit-entries', { query: { limit: 100 } });
  const own = items.filter((entry) => entry.subjectId === subjectId);
  return own.toReversed().map(({ act, actorEmail, subject }) => [act, actorEmail, subject]);
}

async function sentMessage(message: string, name = 'Ada', email = newEmail()): Promise<string> {
  return (await app.browser().call('POST /api/contact-messages', { body: { name, email, message } })).id;
}

function isForAdministrators(access: Access): boolean {
  return typeof access === 'object' && access.role === 'admin';
}

test('every route is for an administrator who is not disabled, and for nobody else (§6)', async () => {
  const ofAdministrators = Object.entries(routes).filter(([, { access }]) => isForAdministrators(access));
  expect(ofAdministrators.length).toBeGreaterThan(100);
  const disabled = await app.signedUpAs('admin');
  await app.db.kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', disabled.uid).execute();
  const ended = await app.signedUpAs('admin');
  await app.db.kysely
    .updateTable('authSessions')
    .set({ expiresAt: new Date(0).toISOString() })
    .where('userId', '=', ended.uid)
    .execute();
  const callers = [null, await app.signedUp(), await app.signedUpAs('teacher'), disabled, ended];
  for (const [key] of ofAdministrators) {
    const [method, path] = key.split(' ') as ['GET', string];
    const url = path.replaceAll(/\{\w+\}/g, 'unknown');
    const answers = [];
    for (const caller of callers) {
      const { status, body } = await (caller?.browser ?? app.browser()).send(method, url);
      answers.push([status, (body as { code: string }).code]);
    }
    expect.soft(answers, `${method} ${path}`).toEqual([
      [401, 'not-signed-in'],
      [403, 'forbidden'],
      [403, 'forbidden'],
      [403, 'user-disabled'],
      [401, 'session-expired'],
    ]);
    expect.soft([401, 403], `${method} ${path}`).not.toContain((await browser.send(method, url)).status);
  }
});

describe('users', () => {
  test('are found by a part of their name or address, in whichever letter case, and what looks like a pattern is text', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const ada = await app.signedUp(`ada_${mark}@example.org`);
    await app.signedUp(`adaX${mark}@example.org`);
    await ada.browser.call('PUT /api/users/{uid}', {
      params: { uid: ada.uid },
      body: { name: `Ádá ${mark} 100%`, email: ada.email },
    });
    const found = async (search: string) => {
      const { items } = await browser.call('GET /api/admin/users', { query: { search } });
      return items.map(({ email }) => email);
    };
    expect(await found(`ADA_${mark}`)).toEqual([ada.email]);
    expect(await found(`Ádá ${mark} 100%`)).toEqual([ada.email]);
    expect(await found(`${mark}@`)).toHaveLength(2);
    expect(await found(`${mark}%`)).toEqual([]);
  });

  test('come page by page in each order, none twice and none left out', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const emails = ['c', 'a', 'e', 'b', 'd'].map((letter) => `${letter}-${mark}@example.org`);
    for (const email of emails) await app.signedUp(email);
    for (const [order, wanted] of [
      ['newest', emails.toReversed()],
      ['oldest', emails],
      ['email', emails.toSorted()],
    ] as const) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const query = { order, search: mark, limit: 2, ...(cursor !== null && { cursor }) };
        const page: { items: { email: string }[]; nextCursor: string | null } = await browser.call(
          'GET /api/admin/users',
          { query },
        );
        seen.push(...page.items.map(({ email }) => email));
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(seen).toEqual(wanted);
    }
  });

  test('one who is disabled is out at once, may come back when enabled, and both are written down (§6)', async () => {
    const user = await app.signedUp();
    const params = { uid: user.uid };
    const disabled = await browser.call('PUT /api/admin/users/{uid}/state', { params, body: { state: 'disabled' } });
    expect(disabled.disabledAt).toBeGreaterThan(0);
    expect(await user.browser.try('GET /api/enrolments', { query: {} })).toMatchObject({
      status: 403,
      body: { code: 'user-disabled' },
    });
    const again = await browser.call('PUT /api/admin/users/{uid}/state', { params, body: { state: 'disabled' } });
    expect(again.disabledAt).toBe(disabled.disabledAt);
    const { items } = await browser.call('GET /api/admin/users', { query: { state: 'disabled', search: user.email } });
    expect(items.map(({ uid }) => uid)).toEqual([user.uid]);
    await browser.call('PUT /api/admin/users/{uid}/state', { params, body: { state: 'enabled' } });
    const { email, password } = user;
    await app.browser().call('POST /api/session', { body: { email, password } });
    expect(await auditOf(user.uid)).toEqual([
      ['user-disabled', admin.email, user.email],
      ['user-enabled', admin.email, user.email],
    ]);
  });

  test('a role is granted and taken back, and written down', async () => {
    const user = await app.signedUp();
    for (const role of ['teacher', 'teacher', 'learner'] as const) {
      await browser.call('PUT /api/admin/users/{uid}/role', { params: { uid: user.uid }, body: { role } });
      expect((await user.browser.call('GET /api/session', {})).session?.user.role).toBe(role);
    }
    expect(await auditOf(user.uid)).toEqual([
      ['role-teacher-granted', admin.email, user.email],
      ['role-learner-granted', admin.email, user.email],
    ]);
  });

  test('a mailed link sets a new password; a disabled account gets none', async () => {
    const user = await app.signedUp();
    const params = { uid: user.uid };
    await browser.call('POST /api/admin/users/{uid}/password-resets', { params });
    const token = tokenIn(await app.mailTo(user.email), '/reset-password');
    await app.browser().call('PUT /api/password', { body: { token, password: 'battery staple' } });
    await browser.call('PUT /api/admin/users/{uid}/state', { params, body: { state: 'disabled' } });
    expect(await browser.try('POST /api/admin/users/{uid}/password-resets', { params })).toMatchObject({
      status: 409,
      body: { code: 'account-disabled' },
    });
    expect(await auditOf(user.uid)).toEqual([
      ['password-reset-mailed', admin.email, user.email],
      ['user-disabled', admin.email, user.email],
    ]);
  });

  test('nobody disables themselves or takes their own role away, and nothing is written', async () => {
    const own = { params: { uid: admin.uid } };
    const refused = { status: 409, body: { code: 'own-account' } };
    const disable = browser.try('PUT /api/admin/users/{uid}/state', { ...own, body: { state: 'disabled' } });
    expect(await disable).toMatchObject(refused);
    const step = browser.try('PUT /api/admin/users/{uid}/role', { ...own, body: { role: 'learner' } });
    expect(await step).toMatchObject(refused);
    expect(await auditOf(admin.uid)).toEqual([]);
  });

  test('their file has all who are wanted, and no cell of it is a formula', async () => {
    const mark = crypto.randomUUID().slice(0, 8);
    const user = await app.signedUp(`+sum-${mark}@example.org`);
    const body = { name: '=HYPERLINK("https://example.org")', email: user.email };
    await user.browser.call('PUT /api/users/{uid}', { params: { uid: user.uid }, body });
    const file = await browser.send('GET', `/api/admin/users.csv?search=${mark}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, ...rest] = String(file.body).split('\r\n');
    expect(head).toBe('\uFEFFEmail,Name,Role,Created,Disabled,Address confirmed,Authenticator app');
    expect(line).toMatch(/^'\+sum-.*,"'=HYPERLINK\(""https:\/\/example\.org""\)",learner,\d{4}-.*Z,,no,$/);
    expect(rest).toEqual(['']);
  });
});

describe('messages of the contact form', () => {
  test('are listed by their state, marked, and removed, and each act is written down, in the end without the address', async () => {
    const mark = crypto.randomUUID();
    const id = await sentMessage(`Is there a course on ${mark}?`, 'Ada', 'ada@example.org');
    const inState = async (state: 'new' | 'answered' | 'closed') => {
      const { items } = await browser.call('GET /api/admin/messages', { query: { search: mark, state } });
      return items.map((message) => message.id);
    };
    expect(await inState('new')).toEqual([id]);
    for (const state of ['answered', 'closed'] as const) {
      const params = { messageId: id };
      await browser.call('PUT /api/admin/messages/{messageId}/state', { params, body: { state } });
      expect([await inState(state), await inState('new')]).toEqual([[id], []]);
    }
    await browser.call('DELETE /api/admin/messages/{messageId}', { params: { messageId: id } });
    const again = await browser.try('DELETE /api/admin/messages/{messageId}', { params: { messageId: id } });
    expect(again).toMatchObject({ status: 404, body: { code: 'message-not-found' } });
    expect(await auditOf(id)).toEqual([
      ['message-answered', admin.email, 'a…@example.org'],
      ['message-closed', admin.email, 'a…@example.org'],
      ['message-deleted', admin.email, 'a…@example.org'],
    ]);
  });

  test('removed by two at once, one is told that it is gone, and it is written down once (§6)', async () => {
    const id = await sentMessage('Twice.');
    const remove = () => browser.try('DELETE /api/admin/messages/{messageId}', { params: { messageId: id } });
    const statuses = (await Promise.all([remove(), remove()])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 404]);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('their file keeps lines together and has no formula', async () => {
    const mark = crypto.randomUUID();
    await sentMessage(`@${mark}\nsecond line`, '+1', 'ada@example.org');
    const { body } = await browser.send('GET', `/api/admin/messages.csv?search=${mark}`);
    expect(String(body)).toMatch(new RegExp(String.raw`Z,'\+1,ada@example\.org,new,,"'@${mark}\nsecond line"\r\n$`));
  });

  test('come the oldest first where that is wanted, page by page', async () => {
    const mark = crypto.randomUUID();
    const ids = [];
    for (const place of [1, 2, 3]) ids.push(await sentMessage(`${place} of ${mark}`));
    const query = { search: mark, order: 'oldest', limit: 2 } as const;
    const first = await browser.call('GET /api/admin/messages', { query });
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const rest = await browser.call('GET /api/admin/messages', { query: { ...query, cursor: first.nextCursor ?? '' } });
    expect(rest).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null });
  });
});

test('what becomes of an application is written down, and once it was deleted nothing there has the address (§6)', async () => {
  const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf', { type: 'application/pdf' });
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const email = newEmail();
  const { id } = await app.browser().call('POST /api/applications', { body: { name: 'Ada', email, ...links, cv } });
  const params = { applicationId: id };
  await browser.call('PUT /api/received-applications/{applicationId}/status', {
    params,
    body: { from: 'received', to: 'interview' },
  });
  await browser.call('POST /api/received-applications/{applicationId}/notes', { params, body: { text: 'Good.' } });
  expect(await auditOf(id)).toEqual([
    ['application-moved', admin.email, email],
    ['application-noted', admin.email, email],
  ]);
  await browser.call('DELETE /api/received-applications/{applicationId}', { params });
  expect(await auditOf(id)).toEqual([
    ['application-moved', admin.email, 'l…@example.org'],
    ['application-noted', admin.email, 'l…@example.org'],
    ['application-deleted', admin.email, 'l…@example.org'],
  ]);
});

test('an address that a spreadsheet takes for a formula is none in the file of the subscribers', async () => {
  const mark = crypto.randomUUID();
  const subscribe = (email: string) => app.browser().try('POST /api/newsletter-subscribers', { body: { email } });
  expect(await subscribe(`=1+${mark}@example.org`)).toMatchObject({ status: 400 });
  for (const sign of ['+', '-']) expect(await subscribe(`${sign}1-${mark}@example.org`)).toMatchObject({ status: 201 });
  const file = await browser.send('GET', '/api/admin/subscribers.csv');
  const lines = String(file.body).split('\r\n');
  const ours = lines.filter((line) => line.includes(mark)).map((line) => line.split('1-')[0]);
  expect(new Set(ours)).toEqual(new Set(["'+", "'-"]));
});

test('subscribers are found, exported and removed, and the removal is written down', async () => {
  const email = newEmail();
  await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
  const { items } = await browser.call('GET /api/admin/subscribers', { query: { search: email, order: 'email' } });
  expect(items).toMatchObject([{ email }]);
  const id = items[0]?.id ?? '';
  expect(String((await browser.send('GET', `/api/admin/subscribers.csv?search=${email}`)).body)).toContain(email);
  await browser.call('DELETE /api/admin/subscribers/{subscriberId}', { params: { subscriberId: id } });
  expect((await browser.call('GET /api/admin/subscribers', { query: { search: email } })).items).toEqual([]);
  const again = browser.try('DELETE /api/admin/subscribers/{subscriberId}', { params: { subscriberId: id } });
  expect(await again).toMatchObject({ status: 404, body: { code: 'subscriber-not-found' } });
  expect(await auditOf(id)).toEqual([['subscriber-deleted', admin.email, 'l…@example.org']]);
});

test('a file of more accounts than are read at once has each of them once', async () => {
  await using own = await startTestApp();
  const operator = await own.signedUp();
  await grantRole(own.db, operator.email, 'admin');
  const at = new Date().toISOString();
  const many = Array.from({ length: 1201 }, (_, place) => ({
    id: crypto.randomUUID(),
    name: '',
    email: `p${place}@example.org`,
    emailVerified: 0,
    createdAt: at,
    updatedAt: at,
    role: 'learner' as const,
  }));
  await own.db.kysely.insertInto('authUsers').values(many).execute();
  await own.db.kysely
    .insertInto('users')
    .values(many.map(({ id, email }) => ({ uid: id, name: '', email })))
    .execute();
  for (const order of ['newest', 'email']) {
    const { body } = await operator.browser.send('GET', `/api/admin/users.csv?order=${order}`);
    const emails = String(body)
      .split('\r\n')
      .flatMap((line) => /^p\d+@example\.org/.exec(line) ?? []);
    expect(new Set(emails).size).toBe(1201);
    expect(emails).toHaveLength(1201);
  }
});

describe('the overview', () => {
  test('counts what waits, and what came in on each of thirty days, of which those that are over may be a minute old', async () => {
    await using own = await startTestApp();
    const clock = stopClock(createdAtOf(newId()).getTime());
    const begun = Math.floor(Date.now() / dayMs) * dayMs;
    const operator = await own.signedUp();
    await grantRole(own.db, operator.email, 'admin');
    await operator.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    await operator.browser.call('POST /api/courses/{courseId}/feedback', {
      params: { courseId: 'course1' },
      body: { rating: 5, comment: 'Clear.' },
    });
    clock.advance(29 * dayMs);
    const today = own.browser();
    await today.call('POST /api/contact-messages', { body: { name: 'Ada', email: 'ada@example.org', message: 'Hi.' } });
    const { email, password } = operator;
    const later = own.browser();
    await later.call('POST /api/session', { body: { email, password } });
    const first = await later.call('GET /api/admin/overview', { query: {} });
    expect(first.newMessages).toBe(1);
    expect(first.days).toHaveLength(30);
    const none = { signUps: 0, enrolments: 0, completions: 0, ratings: 0, applications: 0, messages: 0 };
    expect(first.days.at(0)).toEqual({ ...none, day: begun, signUps: 1, enrolments: 1, ratings: 1 });
    expect(first.days.at(-1)).toEqual({ ...none, day: begun + 29 * dayMs, messages: 1 });

    await today.call('POST /api/contact-messages', { body: { name: 'Bea', email: 'bea@example.org', message: 'Hi.' } });
    await own.db.kysely.deleteFrom('feedback').execute();
    const again = await later.call('GET /api/admin/overview', { query: {} });
    expect([again.days.at(-1)?.messages, again.days.at(0)?.ratings]).toEqual([2, 1]);
    clock.advance(60_000);
    expect((await later.call('GET /api/admin/overview', { query: {} })).days.at(0)?.ratings).toBe(0);

    clock.advance(dayMs);
    const next = await later.call('GET /api/admin/overview', { query: {} });
    expect(next.days.at(0)?.signUps).toBe(0);
    expect(next.before).toMatchObject({ signUps: 1, enrolments: 1, messages: 0 });
    const week = await later.call('GET /api/admin/overview', { query: { days: '7' } });
    expect(week.days).toEqual(next.days.slice(-7));
    expect(week.before).toMatchObject({ signUps: 0, messages: 0 });
    expect(next.days.at(-2)?.messages).toBe(2);
  });
});
