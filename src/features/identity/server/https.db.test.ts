import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile({ settings: { publicUrl: 'https://learn.example.org' } });

test('on https every cookie is Secure, and the session has the prefix that keeps it to this host', async () => {
  const { browser, email, password } = await app.signedUp();
  const signedIn = await app.browser().try('POST /api/session', { body: { email, password } });
  const refreshed = await browser.try('PUT /api/session', {});
  const signedOut = await browser.try('DELETE /api/session', {});
  expect(refreshed.setCookies).toHaveLength(1);
  const session = signedIn.setCookies.filter((line) => line.includes('session_token'));
  expect(session).toHaveLength(1);
  for (const line of signedIn.setCookies) expect(line).toMatch(/; Secure\b/);
  for (const line of [...session, ...refreshed.setCookies, ...signedOut.setCookies]) {
    expect(line).toMatch(/^__Host-opvir\.session_token=/);
    expect(line).toMatch(/; Secure\b/);
    // Browsers reject the prefix without both.
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).not.toMatch(/; Domain/i);
    expect(line).toMatch(/; HttpOnly\b/);
    expect(line).toMatch(/; SameSite=Lax\b/i);
  }
});

test('on https a session is found by its prefixed cookie only', async () => {
  const { browser, uid } = await app.signedUp();
  expect(browser.cookieNames()).toContain('__Host-opvir.session_token');
  expect((await browser.call('GET /api/session', {})).session?.user.uid).toBe(uid);
  for (const name of ['opvir.session_token', '__Secure-opvir.session_token']) {
    const other = app.browser();
    other.setCookie(name, browser.cookie('__Host-opvir.session_token'));
    expect(await other.call('GET /api/session', {})).toEqual({ session: null });
  }
});

test('on https browsers are told to stay on https', async () => {
  const { headers } = await app.browser().send('GET', '/api/courses');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
