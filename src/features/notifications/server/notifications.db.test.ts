import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { operate } from '../../../../test/support/operator.ts';
import { migrateToLatest } from '../../../platform/server/db/migrate.ts';
import { migrations } from '../../../../migrations/index.ts';

const app = await appForThisFile();
const notify = (...words: string[]) => operate(app, 'notify', ...words);

describe('notifications (§3, §6)', () => {
  test('a user reads their own, newest first, and nobody else does (§1, §7)', async () => {
    const [ada, grace] = [await app.signedUp(), await app.signedUp()];
    const before = Date.now();
    for (const message of ['One', 'Two']) expect((await notify(ada.email.toUpperCase(), message)).exitCode).toBe(0);
    const { items, nextCursor } = await ada.browser.call('GET /api/notifications', { query: {} });
    expect(items.map(({ userId, message }) => [userId, message])).toEqual([
      [ada.uid, 'Two'],
      [ada.uid, 'One'],
    ]);
    expect(nextCursor).toBeNull();
    for (const { timestamp } of items) {
      expect(timestamp).toBeGreaterThanOrEqual(before);
      expect(timestamp).toBeLessThanOrEqual(Date.now());
    }
    expect(await grace.browser.call('GET /api/notifications', { query: {} })).toEqual({ items: [], nextCursor: null });
  });

  test('a visitor is told to log in', async () => {
    const answer = await app.browser().try('GET /api/notifications', { query: {} });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
  });

  test('they are read page by page', async () => {
    const ada = await app.signedUp();
    for (const message of ['1', '2', '3']) await notify(ada.email, message);
    const first = await ada.browser.call('GET /api/notifications', { query: { limit: 2 } });
    expect(first.items.map(({ message }) => message)).toEqual(['3', '2']);
    const second = await ada.browser.call('GET /api/notifications', {
      query: { limit: 2, cursor: first.nextCursor ?? '' },
    });
    expect(second.items.map(({ message }) => message)).toEqual(['1']);
    expect(second.nextCursor).toBeNull();
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=1.5', 'cursor=', `cursor=${'x'.repeat(201)}`])(
    'refuses ?%s',
    async (query) => {
      const { browser } = await app.signedUp();
      expect((await browser.send('GET', `/api/notifications?${query}`)).status).toBe(400);
    },
  );

  test('a notification is a live event for its user, with the same content as in the list', async () => {
    const ada = await app.signedUp();
    await notify(ada.email, 'Look');
    const [item] = (await ada.browser.call('GET /api/notifications', { query: {} })).items;
    const events = await app.db.kysely.selectFrom('events').selectAll().where('userId', '=', ada.uid).execute();
    expect(events.map(({ type, data }) => [type, JSON.parse(data) as unknown])).toEqual([['notification', item]]);
  });
});

describe('reading notifications', () => {
  type Learner = Awaited<ReturnType<typeof app.signedUp>>;
  const unread = async ({ browser }: Learner) => (await browser.call('GET /api/notifications/unread', {})).count;
  const list = async ({ browser }: Learner) =>
    (await browser.call('GET /api/notifications', { query: { limit: 100 } })).items;
  const read = ({ browser }: Learner, upToId: string) =>
    browser.try('PUT /api/notifications/read', { body: { upToId } });
  const events = ({ uid }: Learner, type: string) =>
    app.db.kysely.selectFrom('events').selectAll().where('userId', '=', uid).where('type', '=', type).execute();

  async function notified(...messages: string[]): Promise<Learner> {
    const learner = await app.signedUp();
    for (const message of messages) await notify(learner.email, message);
    return learner;
  }

  test('what a user was told is unread until they mark it, up to the one they name and no further (§3)', async () => {
    const ada = await notified('One', 'Two', 'Three');
    expect(await unread(ada)).toBe(3);
    const [three, two] = await list(ada);
    const before = Date.now();
    expect((await read(ada, two?.id ?? '')).status).toBe(204);
    expect(await unread(ada)).toBe(1);
    const now = (await list(ada)).map(({ message, readAt }) => [message, readAt !== null]);
    expect(now).toEqual([
      ['Three', false],
      ['Two', true],
      ['One', true],
    ]);
    for (const { readAt } of (await list(ada)).slice(1)) {
      expect(readAt).toBeGreaterThanOrEqual(before);
      expect(readAt).toBeLessThanOrEqual(Date.now());
    }
    await read(ada, three?.id ?? '');
    expect(await unread(ada)).toBe(0);
  });

  test('nobody marks or counts what others were told, not by its id either (§6)', async () => {
    const [ada, grace] = [await notified('For Ada'), await notified('For Grace')];
    const [hers] = await list(grace);
    await read(ada, hers?.id ?? '');
    expect([await unread(ada), await unread(grace)]).toEqual([0, 1]);
    expect((await list(grace))[0]?.readAt).toBeNull();
    expect(await events(grace, 'notifications-read')).toEqual([]);
  });

  test('a visitor marks nothing', async () => {
    const ada = await notified('One');
    const [one] = await list(ada);
    const answer = await app.browser().try('PUT /api/notifications/read', { body: { upToId: one?.id ?? '' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await unread(ada)).toBe(1);
  });

  test('the time of the first reading stays, and only that one is told to the other browsers', async () => {
    const ada = await notified('One');
    const [one] = await list(ada);
    const id = one?.id ?? '';
    await Promise.all([read(ada, id), read(ada, id), read(ada, id)]);
    const [first] = await list(ada);
    const clock = stopClock();
    clock.advance(minuteMs);
    expect((await read(ada, id)).status).toBe(204);
    expect(await list(ada)).toEqual([first]);
    const told = await events(ada, 'notifications-read');
    expect(told.map(({ data }) => JSON.parse(data) as unknown)).toEqual([{ upToId: id }]);
  });

  test('what comes while it is marked stays unread', async () => {
    const ada = await notified('Seen');
    const [seen] = await list(ada);
    await Promise.all([read(ada, seen?.id ?? ''), notify(ada.email, 'Not seen')]);
    expect(await unread(ada)).toBe(1);
    expect((await list(ada)).find(({ readAt }) => readAt === null)?.message).toBe('Not seen');
  });

  test('no more than a hundred are counted', async () => {
    const ada = await app.signedUp();
    const rows = Array.from({ length: 101 }, (_, at) => ({
      id: `01998000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      userId: ada.uid,
      message: `No. ${at}`,
      timestamp: at,
      readAt: null,
    }));
    await app.db.kysely.insertInto('notifications').values(rows).execute();
    expect(await unread(ada)).toBe(100);
  });

  test.each([{}, { upToId: '' }, { upToId: 7 }, { upToId: 'x'.repeat(201) }])('refuses %j', async (body) => {
    const ada = await notified('One');
    expect((await ada.browser.send('PUT', '/api/notifications/read', { body })).status).toBe(400);
    expect(await unread(ada)).toBe(1);
  });

  test('what was in the list before anybody could mark it counts as read', async () => {
    await using place = await createDatabasePlace();
    const db = await place.open();
    const names = Object.keys(migrations);
    const earlier = names.slice(0, names.indexOf('0005-read-notifications'));
    await migrateToLatest(db, Object.fromEntries(earlier.map((name) => [name, migrations[name]!])));
    const stamp = new Date(0).toISOString();
    const ada = { id: 'ada', name: '', email: 'ada@example.org', createdAt: stamp, updatedAt: stamp };
    await db.kysely
      .insertInto('authUsers')
      .values({ ...ada, emailVerified: 0 } as never)
      .execute();
    const old = { id: 'n1', userId: 'ada', message: 'Old', timestamp: 1000 };
    await db.kysely.insertInto('notifications').values(old).execute();
    await migrateToLatest(db, migrations);
    expect(await db.kysely.selectFrom('notifications').selectAll().execute()).toMatchObject([
      { ...old, readAt: 1000, path: null },
    ]);
    await db.close();
  });
});

describe('opvir notify', () => {
  test('an unknown address is told, and nothing is stored', async () => {
    expect(await notify('nobody@example.org', 'Hello')).toEqual({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no account with the email address nobody@example.org.') as string,
    });
  });

  test('a blank or endless message is refused, and so is a forgotten one', async () => {
    const ada = await app.signedUp();
    for (const message of [' ', 'x'.repeat(1001)]) expect((await notify(ada.email, message)).exitCode).toBe(2);
    expect(await notify(ada.email)).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(
        'Usage: npm run opvir -- notify <email|course:courseId|everybody> <message> [--yes]\n',
      ) as string,
    });
    expect((await notify(ada.email, 'two', 'words')).exitCode).toBe(2);
    expect((await ada.browser.call('GET /api/notifications', { query: {} })).items).toEqual([]);
  });
});
