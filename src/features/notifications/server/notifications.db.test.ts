import { describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { operate } from '../../../../test/support/operator.ts';

const app = await appForThisFile();
const notify = (...words: string[]) => operate(app, 'notify', ...words);

describe('notifications (§3, §6)', () => {
  test('a user reads their own, newest first, and nobody else does', async () => {
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
      stderr: 'Usage: npm run opvir -- notify <email> <message>',
    });
    expect((await notify(ada.email, 'two', 'words')).exitCode).toBe(2);
    expect((await ada.browser.call('GET /api/notifications', { query: {} })).items).toEqual([]);
  });
});
