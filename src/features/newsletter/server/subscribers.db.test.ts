import { describe, expect, test } from 'vitest';
import { newEmail, startTestApp } from '../../../../test/support/app.ts';
import { hourMs, stopClock } from '../../../../test/support/clock.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

describe('newsletter subscribers', () => {
  test('the operator reads them, newest first, each once', async () => {
    await using app = await startTestApp();
    expect((await operate(app, 'subscribers', 'list')).stdout).toBe('There are no subscribers yet.');
    for (const email of ['ada@example.org', 'grace@example.org', 'ADA@example.org']) {
      await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
    }
    const today = new Date().toISOString().slice(0, 10);
    expect((await operate(app, 'subscribers', 'list')).stdout).toBe(
      `EMAIL              STATE        SINCE\ngrace@example.org  unconfirmed  ${today}\nada@example.org    unconfirmed  ${today}`,
    );
    const subscribers = await operateForJson<{ email: string; timestamp: string }[]>(app, 'subscribers', 'list');
    expect(subscribers.map(({ email }) => email)).toEqual(['grace@example.org', 'ada@example.org']);
    expect(Date.parse(subscribers[0]?.timestamp ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('the operator takes them out as CSV, and removes one once that is confirmed', async () => {
    await using app = await startTestApp();
    for (const email of ['+1@example.org', 'ada@example.org', 'grace@example.org']) {
      await app.browser().call('POST /api/newsletter-subscribers', { body: { email } });
    }
    const lines = (await operate(app, 'subscribers', 'export')).stdout.split('\r\n');
    expect(lines[0]).toBe('Email,Subscribed,State,Confirmed,Words consented to,Ended');
    expect(lines[1]).toMatch(/^grace@example\.org,20[^,]+,unconfirmed,,,$/);
    // Not a formula for the spreadsheet that opens the file.
    expect(lines[3]).toMatch(/^'\+1@example\.org,/);
    expect(await operate(app, 'subscribers', 'remove', 'nobody@example.org', '--yes')).toMatchObject({ exitCode: 1 });
    expect(await operate(app, 'subscribers', 'remove', 'ADA@example.org', '--yes')).toMatchObject({ exitCode: 0 });
    const left = await operateForJson<{ email: string }[]>(app, 'subscribers', 'list');
    expect(left.map(({ email }) => email)).toEqual(['grace@example.org', '+1@example.org']);
  });

  test('one address subscribes 60 times in an hour', async () => {
    await using app = await startTestApp();
    const clock = stopClock();
    const browser = app.browser();
    const subscribe = async () =>
      (await browser.try('POST /api/newsletter-subscribers', { body: { email: newEmail() } })).status;
    const statuses = await Promise.all(Array.from({ length: 62 }, subscribe));
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    clock.advance(hourMs);
    expect(await subscribe()).toBe(201);
  });
});
