import { expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { operate } from '../../../../../test/support/operator.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { createEvents } from '../../../../platform/server/events/events.ts';
import { createOutbox } from '../../../../platform/server/outbox/outbox.ts';
import { grantRole } from '../../../identity/server/public.ts';
import type { AnnouncementTarget } from '../../announcements-contract.ts';
import { announce, bulkNotifications, manualAudiences, notifier } from '../public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const everybody: AnnouncementTarget = { kind: 'everybody' };

async function administrator() {
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  return admin;
}

async function messages({ browser }: SignedUp) {
  const { items } = await browser.call('GET /api/notifications', { query: {} });
  return items.map(({ message, path }) => ({ message, path }));
}

function send({ browser }: SignedUp, to: unknown, words: object = {}) {
  const body = { to, title: 'The library', attempt: newId(), ...words } as {
    to: AnnouncementTarget;
    title: string;
    attempt: string;
  };
  return browser.try('POST /api/admin/announcements', { body });
}

async function listed(
  { browser }: SignedUp,
  query: { search?: string; audience?: 'person' | 'course' | 'everybody' } = {},
) {
  return (await browser.call('GET /api/admin/announcements', { query })).items;
}

test('one person is told what an administrator wrote, with its link; it stands in the list with who sent it, and in the audit log', async () => {
  const [admin, ada, other] = [await administrator(), await app.signedUp(), await app.signedUp()];
  const to = { kind: 'person', uid: ada.uid } as const;
  const words = { title: 'The library', text: 'Open on Sunday.\n<b>Come</b>', path: '/courses' };
  const preview = await admin.browser.call('POST /api/admin/announcement-previews', { body: { to, ...words } });
  const message = 'The library\nOpen on Sunday.\n<b>Come</b>';
  expect(preview).toEqual({ message, path: '/courses', people: 1, unwilling: 0 });
  expect(await messages(ada)).toEqual([]);
  expect((await send(admin, to, words)).status).toBe(202);
  await app.workIsDone();
  expect(await messages(ada)).toEqual([{ message, path: '/courses' }]);
  expect(await messages(other)).toEqual([]);
  const [line] = await listed(admin, { search: 'SUNDAY', audience: 'person' });
  expect(line).toMatchObject({ to: ada.email, by: admin.email, people: 1, passed: 1, told: 1 });
  expect(line?.endedAt).not.toBeNull();
  const { items } = await admin.browser.call('GET /api/admin/audit-entries', { query: {} });
  expect(items[0]).toMatchObject({ act: 'announcement-sent', subject: ada.email, subjectId: line?.id });
});

test('a course’s learners are told, but not who left it or wants no announcements; how many is said before', async () => {
  const admin = await administrator();
  const people = [await app.signedUp(), await app.signedUp(), await app.signedUp(), await app.signedUp()] as const;
  const [ada, left, unwilling, stranger] = people;
  const courseId = 'course6';
  for (const { browser } of [ada, left, unwilling]) await browser.call('POST /api/enrolments', { body: { courseId } });
  await left.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId } });
  await unwilling.browser.call('PUT /api/notification-preferences', {
    body: { kind: 'announcements', channel: 'none' },
  });
  const to = { kind: 'course', courseId } as const;
  const body = { to, title: 'Exam' };
  expect(await admin.browser.call('POST /api/admin/announcement-previews', { body })).toMatchObject({
    people: 2,
    unwilling: 1,
  });
  await send(admin, to, { title: 'Exam' });
  await app.workIsDone();
  expect(await messages(ada)).toEqual([{ message: 'Exam', path: null }]);
  for (const other of [left, unwilling, stranger]) expect(await messages(other)).toEqual([]);
  expect((await listed(admin, { audience: 'course' }))[0]).toMatchObject({
    to: courseId,
    people: 2,
    passed: 2,
    told: 1,
  });
});

test('everybody who may log in is told once, however often the same is sent', async () => {
  const [admin, ada, disabled] = [await administrator(), await app.signedUp(), await app.signedUp()];
  await app.db.kysely.updateTable('authUsers').set({ disabledAt: 1 }).where('id', '=', disabled.uid).execute();
  const attempt = newId();
  const answers = await Promise.all([1, 2, 3].map(() => send(admin, everybody, { title: 'To all', attempt })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
  await app.workIsDone();
  expect((await messages(ada)).filter(({ message }) => message === 'To all')).toHaveLength(1);
  const told = app.db.kysely.selectFrom('notifications').select('id').where('userId', '=', disabled.uid);
  expect(await told.execute()).toEqual([]);
  expect(await listed(admin, { search: 'To all' })).toHaveLength(1);
});

test('what was corrected after the first went out is refused as that attempt, whatever of it is another, and is sent as the next', async () => {
  const [admin, ada, other] = [await administrator(), await app.signedUp(), await app.signedUp()];
  const [to, attempt] = [{ kind: 'person', uid: ada.uid } as const, newId()];
  const first = { title: 'The exam', text: 'On Friday.', path: '/courses', attempt };
  expect((await send(admin, to, first)).status).toBe(202);
  const corrected = { ...first, text: 'On Thursday.' };
  for (const [target, words] of [
    [to, corrected],
    [to, { ...first, path: '/learning' }],
    [to, { ...first, path: undefined }],
    [{ kind: 'person', uid: other.uid }, first],
    [everybody, first],
  ] as const) {
    const { status, body } = await send(admin, target, words);
    expect({ status, body }).toMatchObject({ status: 409, body: { code: 'announcement-sent-before' } });
  }
  expect((await send(admin, to, first)).status).toBe(202);
  expect((await send(admin, to, { ...corrected, attempt: newId() })).status).toBe(202);
  await app.workIsDone();
  expect((await messages(ada)).map(({ message }) => message)).toEqual([
    'The exam\nOn Thursday.',
    'The exam\nOn Friday.',
  ]);
  expect(await messages(other)).toEqual([]);
});

test('only administrators see, count and send; what is no notification, or leads off this site, is refused', async () => {
  const [admin, teacher, stranger] = [await administrator(), await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, teacher.email, 'teacher');
  const attempts = [
    [app.browser(), 401],
    [stranger.browser, 403],
    [teacher.browser, 403],
  ] as const;
  const body = { to: everybody, title: 'No', attempt: newId() };
  for (const [browser, status] of attempts) {
    expect((await browser.try('GET /api/admin/announcements', { query: {} })).status).toBe(status);
    expect((await browser.try('POST /api/admin/announcement-previews', { body })).status).toBe(status);
    expect((await browser.try('POST /api/admin/announcements', { body })).status).toBe(status);
  }
  const paths = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'courses',
    '/a b',
    '/ä',
    `/${'x'.repeat(600)}`,
  ];
  const wrong = [
    { title: '' },
    { title: 7 },
    { title: 'two\nlines' },
    { title: 'x'.repeat(121) },
    { text: 'x'.repeat(801) },
    { attempt: '' },
  ];
  for (const words of [...wrong, ...paths.map((path) => ({ path }))])
    expect((await send(admin, everybody, words)).status).toBe(400);
  for (const to of [null, 'everybody', { kind: 'all' }, { kind: 'person' }])
    expect((await send(admin, to)).status).toBe(400);
  const nobody = [
    { kind: 'person', uid: newId() },
    { kind: 'course', courseId: 'course99' },
  ];
  for (const to of nobody) expect((await send(admin, to)).status).toBe(404);
  expect((await listed(admin, { search: 'No' })).filter(({ message }) => message === 'No')).toEqual([]);
});

test('the command line tells one, a course or everybody in the same way, without a server', async () => {
  const [admin, ada] = [await administrator(), await app.signedUp()];
  await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course5' } });
  expect(await operate(app, 'notify', ada.email, 'One')).toMatchObject({
    exitCode: 0,
    stdout: `${ada.email} is notified.`,
  });
  expect(await operate(app, 'notify', 'course:course5', 'Course', '--yes')).toMatchObject({ exitCode: 0 });
  expect(await operate(app, 'notify', 'everybody', 'All', '--yes')).toMatchObject({ exitCode: 0 });
  expect((await messages(ada)).map(({ message }) => message)).toEqual(['All', 'Course', 'One']);
  expect(await operate(app, 'notify', 'course:course99', 'None', '--yes')).toMatchObject({ exitCode: 1 });
  await app.workIsDone();
  const sent = (await listed(admin)).slice(0, 3);
  expect(sent.map(({ audience, by, message }) => `${audience} ${by} ${message}`)).toEqual([
    'everybody null All',
    'course null Course',
    'person null One',
  ]);
  expect(sent.every(({ endedAt, passed, people }) => endedAt !== null && passed === people)).toBe(true);
});

test('a process that dies between two batches leaves nobody out and tells nobody twice, and the counts are right', async () => {
  const people = [];
  for (let count = 0; count < 5; count += 1) people.push(await app.signedUp());
  const { log } = app.app;
  const { db } = app;
  const outbox = createOutbox(db, log, Date.now);
  const parts = { db, events: createEvents(db, log, Date.now), outbox, now: Date.now };
  let batches = 0;
  const all = manualAudiences(db);
  const process = (diesAfter: number) =>
    bulkNotifications({
      ...parts,
      notify: notifier(parts),
      audiences: {
        ...all,
        // Two per batch; after the first batch the process dies.
        everybody: (members, after) => {
          batches += 1;
          if (batches > diesAfter) return Promise.reject(new Error('killed'));
          return all.everybody(members, after, 2);
        },
      },
    });
  const dying = process(2);
  // The job belongs to this test, so that no worker of the app runs it first.
  const begin = (...given: Parameters<typeof dying.begin>) => dying.begin(...given).slice(0, 1);
  const id = await announce({ db, begin, now: Date.now })({
    to: everybody,
    message: 'Killed',
    path: null,
    attempt: newId(),
    byUserId: null,
  });
  await expect(dying.finishNow(id ?? '')).rejects.toThrow('killed');
  const row = () =>
    db.kysely
      .selectFrom('announcements')
      .selectAll()
      .where('id', '=', id ?? '')
      .executeTakeFirstOrThrow();
  expect(await row()).toMatchObject({ passed: 4, endedAt: null });
  const next = process(Number.POSITIVE_INFINITY);
  await Promise.all([next.finishNow(id ?? ''), process(Number.POSITIVE_INFINITY).finishNow(id ?? '')]);
  await next.finishNow(id ?? '');
  const { passed, told, endedAt, people: expected } = await row();
  expect({ passed, told }).toEqual({ passed: expected, told: expected - 1 });
  expect(endedAt).not.toBeNull();
  const each = await db.kysely
    .selectFrom('notifications')
    .select((eb) => ['userId', eb.fn.countAll<number>().as('count')])
    .where('message', '=', 'Killed')
    .groupBy('userId')
    .execute();
  expect(each.every(({ count }) => count === 1)).toBe(true);
  expect(people.every(({ uid }) => each.some(({ userId }) => userId === uid))).toBe(true);
});

test('what was told is listed in either order, page by page, and is the same as a file without formulas', async () => {
  const [admin, ada] = [await administrator(), await app.signedUp()];
  const to = { kind: 'person', uid: ada.uid } as const;
  const titles = ['=1+1 sorted', 'Second sorted', 'Third sorted'];
  for (const title of titles) await send(admin, to, { title });
  await app.workIsDone();
  async function sorted(order: 'newest' | 'oldest') {
    const query = { search: 'sorted', order, limit: 2 };
    const first = await admin.browser.call('GET /api/admin/announcements', { query });
    const cursor = first.nextCursor ?? '';
    const { items } = await admin.browser.call('GET /api/admin/announcements', { query: { ...query, cursor } });
    return [...first.items, ...items].map(({ message }) => message);
  }
  expect(await sorted('oldest')).toEqual(titles);
  expect(await sorted('newest')).toEqual(titles.toReversed());
  const file = await admin.browser.send('GET', '/api/admin/announcements.csv?search=sorted&order=oldest');
  const [head, first, ...rest] = String(file.body).split('\r\n');
  expect(head).toBe('\uFEFFText,To,Course or person,Link,People,Passed,Told,Sent by,Sent,Done');
  expect(first).toContain(`'=1+1 sorted,person,${ada.email},,1,1,1,${admin.email},`);
  expect(rest.map((line) => line.split(',')[0])).toEqual(['Second sorted', 'Third sorted', '']);
});
