import { describe, expect, test } from 'vitest';
import { newEmail, type SignedUp, startTestApp } from '../../../test/support/app.ts';
import { secondMs } from '../../../test/support/clock.ts';
import { isOnPostgres } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { type DatabaseProxy, startProxy } from '../../../test/support/proxy.ts';
import type { TestBrowser } from '../../../test/support/test-browser.ts';

// SQLite is in the process and does not go away: there the same calls are simply answered.
describe('while the database is away', () => {
  const timeout = 90_000;
  const waitMaxMs = 5 * secondMs;
  /** On a machine that is busy with other tests. */
  const slackMs = 10 * secondMs;

  /** An app whose database is behind a proxy, with somebody signed in. */
  async function appBehindProxy() {
    let proxy: DatabaseProxy | undefined;
    const app = await startTestApp({ reachDatabase: async (url) => (proxy = await startProxy(url)).url });
    return { app, proxy, ada: await app.signedUp() };
  }

  interface Timed {
    status: number;
    code: unknown;
    retryAfter: unknown;
    ms: number;
  }

  async function timed(send: ReturnType<TestBrowser['send']>): Promise<Timed> {
    const startedAt = performance.now();
    const { status, body, headers } = await send;
    const { code } = (body ?? {}) as { code?: string };
    return { status, code, retryAfter: headers['retry-after'], ms: performance.now() - startedAt };
  }

  /** A read, a write, a transaction, a sign-in and a sign-up. */
  function someCalls({ browser, email, password }: SignedUp, visitor: TestBrowser): Promise<Timed>[] {
    return [
      browser.send('GET', '/api/enrolments'),
      visitor.send('POST', '/api/newsletter-subscribers', { body: { email: newEmail() } }),
      browser.send('POST', '/api/enrolments', { body: { courseId: 'course1' } }),
      visitor.send('POST', '/api/session', { body: { email, password } }),
      visitor.send('POST', '/api/accounts', { body: { email: newEmail(), password } }),
    ].map(timed);
  }

  function expectOutage(answer: Timed, maxMs: number): void {
    if (!isOnPostgres) return expect(answer.status).toBeLessThan(500);
    expect(answer).toMatchObject({ status: 503, code: 'database-unavailable', retryAfter: '5' });
    expect(answer.ms).toBeLessThan(maxMs);
  }

  /** A machine that is busy may need a second try: right after a silence the server is given half a second only. */
  async function expectSuccess(learner: SignedUp, visitor: TestBrowser): Promise<void> {
    await eventually('the calls to work again', async () => {
      return (await Promise.all(someCalls(learner, visitor))).every(({ status }) => status < 300);
    });
  }

  test('frozen: every call is told so within five seconds, and those after it thaws work', { timeout }, async () => {
    const { app, proxy, ada } = await appBehindProxy();
    await using _ = app;
    proxy?.freeze();
    for (let round = 0; round < (isOnPostgres ? 2 : 1); round += 1) {
      const calls = Array.from({ length: isOnPostgres ? 4 : 1 }, () => someCalls(ada, app.browser())).flat();
      for (const answer of await Promise.all(calls)) {
        expectOutage(answer, waitMaxMs + slackMs);
      }
    }
    proxy?.thaw();
    await expectSuccess(ada, app.browser());
  });

  test(
    'frozen while many wait to sign in: all are told at once, and not one after the other',
    { timeout },
    async () => {
      const { app, proxy, ada } = await appBehindProxy();
      await using _ = app;
      const body = { email: ada.email, password: ada.password };
      const signIns = Array.from({ length: isOnPostgres ? 80 : 4 }, () =>
        timed(app.browser().send('POST', '/api/session', { body })),
      );
      await Promise.race(signIns);
      proxy?.freeze();
      for (const { status, ms } of await Promise.all(signIns)) {
        expect([200, ...(isOnPostgres ? [503] : [])]).toContain(status);
        expect(ms).toBeLessThan(waitMaxMs + slackMs);
      }
      proxy?.thaw();
      await expectSuccess(ada, app.browser());
    },
  );

  test('stopped: every call is told so at once, and those after it is back work', { timeout }, async () => {
    const { app, proxy, ada } = await appBehindProxy();
    await using _ = app;
    await proxy?.stop();
    for (let round = 0; round < (isOnPostgres ? 8 : 1); round += 1) {
      for (const answer of await Promise.all(someCalls(ada, app.browser()))) {
        expectOutage(answer, slackMs);
      }
    }
    await proxy?.start();
    await expectSuccess(ada, app.browser());
  });
});
