import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../../test/support/app.ts';
import { countDerivations } from '../../../../test/support/derivations.ts';

const app = await appForThisFile();
const ada = await app.signedUp();
const wrong = { email: ada.email, password: 'a wrong guess' };
const unknown = { email: newEmail(), password: ada.password };

function withoutReference(body: unknown): unknown {
  const { reference, ...rest } = body as { reference: string };
  expect(reference).toMatch(/^[\da-f]{8}-[\da-z]+$/);
  return rest;
}

describe('signing in (§7)', () => {
  test('the right password signs in, in whichever letter case the address is written', async () => {
    const browser = app.browser();
    const signedIn = await browser.call('POST /api/session', {
      body: { email: ` ${ada.email.toUpperCase()}`, password: ada.password },
    });
    expect(signedIn.user).toMatchObject({ uid: ada.uid, email: ada.email });
    expect((await browser.call('GET /api/session', {})).session?.user.uid).toBe(ada.uid);
  });

  test('an unknown user and a wrong password get the same answer (§8)', async () => {
    const forUnknown = await app.browser().try('POST /api/session', { body: unknown });
    const forWrong = await app.browser().try('POST /api/session', { body: wrong });
    expect(forWrong).toMatchObject({ status: 401, body: { code: 'invalid-credential' } });
    expect(forUnknown.status).toBe(401);
    expect(withoutReference(forUnknown.body)).toEqual(withoutReference(forWrong.body));
    expect(Object.keys(forUnknown.headers).toSorted()).toEqual(Object.keys(forWrong.headers).toSorted());
    expect([...forUnknown.setCookies, ...forWrong.setCookies]).toEqual([]);
  });

  test('an unknown user and a wrong password cost the same work: one argon2 derivation', async () => {
    expect(await countDerivations(() => app.browser().try('POST /api/session', { body: wrong }))).toBe(1);
    expect(await countDerivations(() => app.browser().try('POST /api/session', { body: unknown }))).toBe(1);
  });

  test('a password is right in every Unicode spelling of the same letters', async () => {
    const email = newEmail();
    await app.signedUp(email, 'caf\u00e9 cr\u00e8me');
    const spelt = { email, password: 'cafe\u0301 cre\u0300me' };
    expect((await app.browser().try('POST /api/session', { body: spelt })).status).toBe(200);
  });

  test('signing out ends the session on the server, not only in the browser (§4)', async () => {
    const browser = app.browser();
    await browser.call('POST /api/session', { body: ada });
    const stolen = browser.cookie('opvir.session_token');
    const answer = await browser.try('DELETE /api/session', {});
    expect(answer).toMatchObject({ status: 204, body: null });
    expect(browser.cookieNames()).not.toContain('opvir.session_token');
    const thief = app.browser();
    thief.setCookie('opvir.session_token', stolen);
    expect(await thief.try('GET /api/enrolments', { query: {} })).toMatchObject({
      status: 401,
      body: { code: 'session-expired' },
    });
  });

  test('signing out without a session changes nothing and succeeds', async () => {
    expect((await app.browser().try('DELETE /api/session', {})).status).toBe(204);
  });

  test('a visitor has the session null', async () => {
    expect(await app.browser().call('GET /api/session', {})).toEqual({ session: null });
  });
});

describe('session cookies', () => {
  test('a session cookie with another signature is nobody, and no query is run for it', async () => {
    const browser = app.browser();
    const [token = ''] = ada.browser.cookie('opvir.session_token').split('.');
    for (const forged of [token, `${token}.`, `${token}.AAAA`, `${token}.${'A'.repeat(43)}=`, `.${'A'.repeat(43)}=`]) {
      browser.setCookie('opvir.session_token', forged);
      const answer = await browser.try('GET /api/enrolments', { query: {} });
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    }
  });

  test('the known-browser cookie of one account signs nobody in', async () => {
    const browser = app.browser();
    browser.setCookie('opvir.session_token', ada.browser.cookie('opvir.known'));
    expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({ status: 401 });
  });

  test('the session is kept by the browser for 7 days, out of reach of scripts and of other sites', async () => {
    const answer = await app.browser().try('POST /api/session', { body: ada });
    const line = answer.setCookies.find((cookie) => cookie.startsWith('opvir.session_token='));
    expect(line).toMatch(/; Max-Age=604800\b/);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; HttpOnly\b/);
    expect(line).toMatch(/; SameSite=Lax\b/i);
    expect(line).not.toMatch(/; Secure\b/);
    expect(line).not.toMatch(/; Domain=/i);
  });
});
