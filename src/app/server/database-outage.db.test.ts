import { describe, expect, test } from 'vitest';
import { newEmail, type SignedUp, startTestApp } from '../../../test/support/app.ts';
import { isOnPostgres } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type DatabaseProxy, startProxy } from '../../../test/support/proxy.ts';
import type { TestBrowser } from '../../../test/support/test-browser.ts';

// SQLite runs in the process and cannot become unavailable: there the same calls simply succeed.
describe('while the database is away', () => {
  /** App whose database is behind a proxy, with a signed-in user. */
  async function appBehindProxy() {
    let proxy: DatabaseProxy | undefined;
    const app = await startTestApp({ reachDatabase: async (url) => (proxy = await startProxy(url)).url });
    return { app, proxy, ada: await app.signedUp() };
  }

  interface Told {
    status: number;
    code: unknown;
    retryAfter: unknown;
  }

  async function told(send: ReturnType<TestBrowser['send']>): Promise<Told> {
    const { status, body, headers } = await send;
    const { code } = (body ?? {}) as { code?: string };
    return { status, code, retryAfter: headers['retry-after'] };
  }

  /** Calls with a read, a write, a transaction, a sign-in and a sign-up. */
  function someCalls({ browser, email, password }: SignedUp, visitor: TestBrowser): Promise<Told>[] {
    return [
      browser.send('GET', '/api/enrolments'),
      visitor.send('POST', '/api/newsletter-subscribers', { body: { email: newEmail() } }),
      browser.send('POST', '/api/enrolments', { body: { courseId: 'course1' } }),
      visitor.send('POST', '/api/session', { body: { email, password } }),
      visitor.send('POST', '/api/accounts', { body: { email: newEmail(), password } }),
    ].map(told);
  }

  function expectOutage(answer: Told): void {
    if (!isOnPostgres) return expect(answer.status).toBeLessThan(500);
    expect(answer).toMatchObject({ status: 503, code: 'database-unavailable', retryAfter: '5' });
  }

  /** Expects success, with a retry on a busy machine: right after an outage the server gets only half a second. */
  async function expectSuccess(learner: SignedUp, visitor: TestBrowser): Promise<void> {
    await eventually('the calls to work again', async () => {
      return (await Promise.all(someCalls(learner, visitor))).every(({ status }) => status < 300);
    });
  }

  test('frozen: every call is told so before it thaws, and those after it thaws work', async () => {
    const { app, proxy, ada } = await appBehindProxy();
    await using _ = app;
    proxy?.freeze();
    for (let round = 0; round < (isOnPostgres ? 2 : 1); round += 1) {
      const calls = Array.from({ length: isOnPostgres ? 4 : 1 }, () => someCalls(ada, app.browser())).flat();
      for (const answer of await Promise.all(calls)) {
        expectOutage(answer);
      }
    }
    proxy?.thaw();
    await expectSuccess(ada, app.browser());
  });

  test('frozen while many wait to sign in: all are told, and not one after the other', async () => {
    const { app, proxy, ada } = await appBehindProxy();
    await using _ = app;
    const body = { email: ada.email, password: ada.password };
    const signIns = Array.from({ length: isOnPostgres ? 80 : 4 }, () =>
      told(app.browser().send('POST', '/api/session', { body })),
    );
    await Promise.race(signIns);
    proxy?.freeze();
    // Each waits five seconds for the database: eighty in sequence would exceed the test's timeout.
    for (const { status } of await Promise.all(signIns))
      expect([200, ...(isOnPostgres ? [503] : [])]).toContain(status);
    proxy?.thaw();
    await expectSuccess(ada, app.browser());
  });

  test('stopped: every call is told so, and those after it is back work', async () => {
    const { app, proxy, ada } = await appBehindProxy();
    await using _ = app;
    await proxy?.stop();
    for (let round = 0; round < (isOnPostgres ? 8 : 1); round += 1) {
      for (const answer of await Promise.all(someCalls(ada, app.browser()))) {
        expectOutage(answer);
      }
    }
    await proxy?.start();
    await expectSuccess(ada, app.browser());
  });
});
