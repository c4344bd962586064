import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import { tokenIn } from '../../../../test/support/mails.ts';
import { pino } from 'pino';
import { createEvents } from '../../../platform/server/events/events.ts';
import { disableUser, enableUser, grantRole, listUsers } from './public.ts';

const app = await appForThisFile();
const events = createEvents(app.db, pino({ level: 'silent' }), Date.now);
const disable = (email: string) => disableUser(app.db, events, email, Date.now());

test('the live sessions of a disabled account are refused at once, with the reason (§8)', async () => {
  const { browser, email } = await app.signedUp();
  expect(await disable(` ${email.toUpperCase()} `)).toBe(true);
  expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({
    status: 403,
    body: { code: 'user-disabled', detail: 'This account has been disabled. Please contact us.' },
  });
  expect(await browser.call('GET /api/session', {})).toEqual({ session: null });
});

test('a disabled account is told so only by its right password (§8)', async () => {
  const { email, password } = await app.signedUp();
  await disable(email);
  const right = await app.browser().try('POST /api/session', { body: { email, password } });
  expect(right).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
  expect(right.setCookies).toEqual([]);
  const wrong = await app.browser().try('POST /api/session', { body: { email, password: 'a wrong guess' } });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
});

test('a disabled account cannot come back through a reset link', async () => {
  const { email, password } = await app.signedUp();
  await app.browser().call('POST /api/password-resets', { body: { email } });
  const token = tokenIn(await app.mailTo(email), '/reset-password');
  await disable(email);
  const refused = await app.browser().try('PUT /api/password', { body: { token, password: 'battery staple' } });
  expect(refused).toMatchObject({ status: 403, body: { code: 'user-disabled' } });
  await enableUser(app.db, email);
  await app.browser().call('POST /api/session', { body: { email, password } });
});

test('after enabling, the account signs in again and its sessions from before stay ended', async () => {
  const { browser, email, password } = await app.signedUp();
  await disable(email);
  expect(await enableUser(app.db, email)).toBe(true);
  expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({
    status: 401,
    body: { code: 'session-expired' },
  });
  await browser.call('POST /api/session', { body: { email, password } });
  expect((await browser.try('GET /api/enrolments', { query: {} })).status).toBe(200);
});

test('a role granted by the operator is told to its user (§6)', async () => {
  const { browser, email } = await app.signedUp();
  expect(await grantRole(app.db, email, 'admin')).toBe(true);
  expect((await browser.call('GET /api/session', {})).session?.user.role).toBe('admin');
  expect((await listUsers(app.db)).find((user) => user.email === email)?.role).toBe('admin');
});

test('an address that nobody has can be neither disabled, enabled nor given a role', async () => {
  const nobody = 'nobody@example.org';
  expect([await disable(nobody), await enableUser(app.db, nobody), await grantRole(app.db, nobody, 'admin')]).toEqual([
    false,
    false,
    false,
  ]);
});
