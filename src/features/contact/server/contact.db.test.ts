import { describe, expect, test } from 'vitest';
import { appForThisFile, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { hourMs, stopClock } from '../../../../test/support/clock.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

const app = await appForThisFile();
const message = { name: 'Ada', email: 'Ada@Example.org', message: 'Two lines,\nand a question?' };

function stored(on: TestApp) {
  return operateForJson<{ name: string; message: string }[]>(on, 'messages', 'list');
}

describe('the contact form (§5)', () => {
  test('a message is stored as it was written, and the operator reads it, newest first (§1, §2, §3)', async () => {
    await using own = await startTestApp();
    expect((await operate(own, 'messages', 'list')).stdout).toBe('There are no messages yet.');
    const { id } = await own.browser().call('POST /api/contact-messages', { body: message });
    await own.browser().call('POST /api/contact-messages', { body: { ...message, name: 'Grace' } });
    const [newest, oldest] = await stored(own);
    expect(newest).toMatchObject({ name: 'Grace' });
    expect(oldest).toMatchObject({ id, name: 'Ada', email: 'ada@example.org', message: message.message });
    const { stdout } = await operate(own, 'messages', 'list');
    expect(stdout).toMatch(/UTC {2}Ada <ada@example\.org>\n {2}Two lines,\n {2}and a question\?$/);
  });

  test('a message cannot steer the terminal of the operator who reads it', async () => {
    await using own = await startTestApp();
    await own.browser().call('POST /api/contact-messages', { body: { ...message, message: 'a\u001b[2Jb\u202e\rc' } });
    expect((await operate(own, 'messages', 'list')).stdout).toMatch(/ {2}a\[2Jbc$/);
  });

  test('it is logged by its id, without anything of the person (§2)', async () => {
    await using own = await startTestApp();
    const body = { name: 'Nomen Nescio', email: 'nescio@example.org', message: 'a private matter' };
    const { id } = await own.browser().call('POST /api/contact-messages', { body });
    const log = JSON.stringify(own.logLines);
    expect(log).toContain(id);
    for (const part of Object.values(body)) expect(log).not.toContain(part);
  });

  test.each([
    ['nothing', {}],
    ['no name', { ...message, name: undefined }],
    ['a blank name', { ...message, name: '  ' }],
    ['a name of two lines', { ...message, name: 'Ada\nBcc: all@example.org' }],
    ['an endless name', { ...message, name: 'x'.repeat(121) }],
    ['no email', { ...message, email: undefined }],
    ['half an email', { ...message, email: 'ada@' }],
    ['an endless email', { ...message, email: `${'x'.repeat(250)}@example.org` }],
    ['a blank message', { ...message, message: '\n ' }],
    ['an endless message', { ...message, message: 'x'.repeat(5001) }],
    ['a message with NUL', { ...message, message: 'a\u0000b' }],
    ['numbers', { name: 1, email: 2, message: 3 }],
    ['a list', [message]],
    ['null', null],
  ])('refuses %s, and nothing is stored', async (_, body) => {
    const answer = await app.browser().send('POST', '/api/contact-messages', { body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await stored(app)).toEqual([]);
  });

  test('refuses a body of 200 kB before it is read whole', async () => {
    const body = { ...message, message: 'x'.repeat(200_000) };
    expect((await app.browser().send('POST', '/api/contact-messages', { body })).status).toBe(413);
  });

  test('an address sends 30 in an hour, all at once or not; another one is not held up', async () => {
    await using own = await startTestApp();
    const clock = stopClock();
    const browser = own.browser();
    const send = async () => (await browser.try('POST /api/contact-messages', { body: message })).status;
    const statuses = await Promise.all(Array.from({ length: 35 }, send));
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    const refused = await browser.try('POST /api/contact-messages', { body: message });
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
      headers: { 'retry-after': '3600' },
    });
    expect((await own.browser().try('POST /api/contact-messages', { body: message })).status).toBe(201);
    clock.advance(hourMs);
    expect(await send()).toBe(201);
    expect(await own.db.kysely.selectFrom('contactMessages').select('id').execute()).toHaveLength(32);
    // Repeated messages are stored as spam.
    expect(await stored(own)).toHaveLength(4);
  });
});
