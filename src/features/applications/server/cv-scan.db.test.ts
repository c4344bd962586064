import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { newEmail, startTestApp } from '../../../../test/support/app.ts';
import { eicar, startClamd } from '../../../../test/support/clamd.ts';
import { minuteMs, stopClock } from '../../../../test/support/clock.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { pdf } from '../../../../test/support/files.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';
import { createOutbox } from '../../../platform/server/outbox/outbox.ts';
import { StorageOutage } from '../../../platform/server/storage/outage.ts';
import { grantRole } from '../../identity/server/public.ts';
import { cvScanning } from './cv-scan.ts';

const infectedPdf = () => new File([`%PDF-1.7\n${eicar}\n%%EOF\n`], 'cv.pdf');

async function apply(browser: TestBrowser, cv: File) {
  const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'https://ada.example' };
  const email = newEmail();
  const body = { name: 'Ada', email, ...links, openingId: 'ux-designer', cv };
  return { ...(await browser.call('POST /api/applications', { body })), email };
}

const stateOf = async (browser: TestBrowser) =>
  (await browser.call('GET /api/applications', { query: {} })).items[0]?.cvState;

test('a CV waits until the virus scanner has nothing against it; one with a virus nobody opens, and its applicant and the audit log are told', async () => {
  await using clamd = await startClamd();
  await using app = await startTestApp({ settings: { clamav: clamd } });
  const [applicant, admin] = [await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, admin.email, 'admin');
  const cvOf = (id: string) => admin.browser.send('GET', `/api/received-applications/${id}/cv`);

  const clean = await apply(applicant.browser, pdf());
  await eventually('the clean CV', async () => (await stateOf(applicant.browser)) === 'clean' || undefined);
  expect((await cvOf(clean.id)).status).toBe(200);

  const infected = await apply(applicant.browser, infectedPdf());
  await eventually('the virus', async () => (await stateOf(applicant.browser)) === 'infected' || undefined);
  expect(await cvOf(infected.id)).toMatchObject({ status: 409, body: { code: 'cv-infected' } });
  const mail = await app.mailTo(infected.email, 2);
  expect(mail.text.replaceAll(/\s+/g, ' ')).toContain('a virus in the CV of your application as UX Designer');
  const { items } = await applicant.browser.call('GET /api/notifications', { query: {} });
  expect(items[0]?.message).toContain('We found a virus in the CV');
  const audit = await admin.browser.call('GET /api/admin/audit-entries', { query: {} });
  expect(audit.items[0]).toMatchObject({ act: 'application-cv-infected', subjectId: infected.id, actorEmail: '' });
  await app.workIsDone();
  expect(clamd.scans()).toBe(2);
});

test('while the virus scanner does not answer, the CV stays closed, and it is looked at once the scanner is back', async () => {
  const gone = await startClamd();
  await gone[Symbol.asyncDispose]();
  const clock = stopClock();
  await using app = await startTestApp({ settings: { clamav: gone } });
  const [applicant, admin] = [await app.signedUp(), await app.signedUp()];
  await grantRole(app.db, admin.email, 'admin');
  const { id } = await apply(applicant.browser, pdf());
  await eventually('the warning', () => app.logLines.some(({ msg }) => msg?.includes('does not answer')) || undefined);
  expect(await stateOf(applicant.browser)).toBe('checking');
  const cv = await admin.browser.send('GET', `/api/received-applications/${id}/cv`);
  expect(cv).toMatchObject({ status: 409, body: { code: 'cv-being-checked' } });
  await using back = await startClamd(gone.port);
  clock.advance(2 * minuteMs);
  await eventually('the clean CV', async () => (await stateOf(applicant.browser)) === 'clean' || undefined);
  expect(back.scans()).toBe(1);
});

test('while the place where CVs are kept does not answer, the CV waits, and the job is not given up', async () => {
  const log = { warn: vi.fn<() => void>() };
  const clock = stopClock();
  await using clamd = await startClamd();
  await using app = await startTestApp({ settings: { clamav: clamd } });
  const applicant = await app.signedUp();
  const { id } = await apply(applicant.browser, pdf());
  await app.workIsDone();
  await app.db.kysely.updateTable('applications').set({ cvState: 'checking' }).where('id', '=', id).execute();
  const outbox = createOutbox(app.db, pino({ level: 'silent' }), Date.now);
  const storage = { read: () => Promise.reject(new StorageOutage('the bucket gives no answer')) };
  const scanner = { scan: () => Promise.resolve(false) };
  const { db, settings } = app;
  const deps = { db, settings, storage, outbox, scanner, log, now: Date.now };
  await cvScanning(deps as unknown as Parameters<typeof cvScanning>[0]).run({ applicationId: id }, 'job');
  expect(await stateOf(applicant.browser)).toBe('checking');
  expect(log.warn).toHaveBeenCalledOnce();
  clock.advance(2 * minuteMs);
  await eventually('the clean CV', async () => (await stateOf(applicant.browser)) === 'clean' || undefined);
});
