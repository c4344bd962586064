import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile({ settings: { publicUrl: 'https://learn.example.org' } });

test('on https every cookie is Secure, and the session has the prefix that only https may set', async () => {
  const { browser } = await app.signedUp();
  const refreshed = await browser.try('PUT /api/session', {});
  const signedOut = await browser.try('DELETE /api/session', {});
  expect(refreshed.setCookies).toHaveLength(1);
  for (const line of [...refreshed.setCookies, ...signedOut.setCookies]) {
    expect(line).toMatch(/^__Secure-opvir\.session_token=/);
    expect(line).toMatch(/; Secure\b/);
    expect(line).toMatch(/; HttpOnly\b/);
    expect(line).toMatch(/; SameSite=Lax\b/i);
  }
});

test('on https a session is found by its prefixed cookie only', async () => {
  const { browser, uid } = await app.signedUp();
  expect(browser.cookieNames()).toContain('__Secure-opvir.session_token');
  expect((await browser.call('GET /api/session', {})).session?.user.uid).toBe(uid);
  const unprefixed = app.browser();
  unprefixed.setCookie('opvir.session_token', browser.cookie('__Secure-opvir.session_token'));
  expect(await unprefixed.call('GET /api/session', {})).toEqual({ session: null });
});

test('on https browsers are told to stay on https', async () => {
  const { headers } = await app.browser().send('GET', '/api/courses');
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});
