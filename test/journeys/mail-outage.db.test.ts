import { simpleParser } from 'mailparser';
import { expect, test } from 'vitest';
import { grantRole } from '../../src/features/identity/server/public.ts';
import { newEmail, startTestApp, type TestApp } from '../support/app.ts';
import { minuteMs, secondMs, stopClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { pdf } from '../support/files.ts';
import { openSmtpServer } from '../support/open-smtp-server.ts';

/** Waits until every mail has failed this often, and no process is sending one. */
function triedInVain({ db }: TestApp, times: number) {
  return eventually(`${times} tries`, async () => {
    // Digests are sent the next morning.
    const waiting = db.kysely.selectFrom('outbox').where('kind', '<>', 'notification-digest');
    const rows = await waiting.select(['attempts', 'dueAt']).execute();
    const isPutOff = rows.every(({ attempts, dueAt }) => attempts === times && dueAt < Date.now() + minuteMs);
    return rows.length > 0 && isPutOff;
  });
}

/** Answers a message and moves an application; returns the addresses that get mails. */
async function mailedMeanwhile(app: TestApp) {
  const [admin, sender, applicant] = [await app.signedUp(), newEmail(), newEmail()];
  await grantRole(app.db, admin.email, 'admin');
  const visitor = app.browser();
  const message = { name: 'Ada', email: sender, message: 'Is there a course on glass?' };
  const { id: messageId } = await visitor.call('POST /api/contact-messages', { body: message });
  await admin.browser.call('POST /api/admin/messages/{messageId}/answers', {
    params: { messageId },
    body: { text: 'Not yet.', version: 0 },
  });
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://example.org/ada' };
  const { id } = await visitor.call('POST /api/applications', {
    body: { name: 'Ada', email: applicant, ...links, cv: pdf() },
  });
  await admin.browser.call('PUT /api/received-applications/{applicationId}/status', {
    params: { applicationId: id },
    body: { from: 'received', to: 'interview' },
  });
  return { sender, applicant };
}

test('what is mailed while the mail server is away, and while it takes nothing, arrives once when it is back, from whichever process', async () => {
  const clock = stopClock();
  const before = await openSmtpServer();
  await before[Symbol.asyncDispose]();
  const port = Number(new URL(before.url).port);
  await using app = await startTestApp({ settings: { smtpUrl: before.url, mailFrom: 'Opvir <hello@example.org>' } });
  await using _other = await startTestApp({ beside: app, settings: app.settings });
  const { sender, applicant } = await mailedMeanwhile(app);
  await triedInVain(app, 1);

  const busy = Object.assign(new Error('try again later'), { responseCode: 451 });
  const refusing = await openSmtpServer({ onMailFrom: (_address, _session, done) => done(busy) }, port);
  clock.advance(5 * secondMs);
  await triedInVain(app, 2);
  await refusing[Symbol.asyncDispose]();
  expect(refusing.received).toEqual([]);

  await using back = await openSmtpServer({}, port);
  clock.advance(10 * secondMs);
  await app.workIsDone();
  const mails = await Promise.all(
    back.received.map(async ({ to, source }) => [...to, (await simpleParser(source)).subject].join(': ')),
  );
  expect(mails.toSorted((one, two) => one.localeCompare(two))).toEqual(
    [
      `${sender}: Your message to Opvir`,
      `${applicant}: Your application to Opvir`,
      `${applicant}: Your application to Opvir: interview`,
    ].toSorted((one, two) => one.localeCompare(two)),
  );
});
