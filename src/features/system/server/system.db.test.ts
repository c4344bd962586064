import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/app.ts';
import { s3Environment, startS3Server } from '../../../../test/support/s3.ts';
import { insertBackupNote } from '../../../platform/server/backup/queries.ts';
import { readSettings } from '../../../platform/server/config/settings.ts';
import { newId } from '../../../platform/server/ids.ts';
import { grantRole } from '../../identity/server/public.ts';

describe('the system', () => {
  test('says how much room is taken and left, and when the last backup was made', async () => {
    await using own = await startTestApp();
    const operator = await own.signedUp();
    await grantRole(own.db, operator.email, 'admin');
    const first = await operator.browser.call('GET /api/admin/storage', {});
    expect(first).toMatchObject({ files: { count: 0, bytes: 0 }, lastBackup: null });
    expect(first.databaseBytes).toBeGreaterThan(100_000);
    expect(first.freeBytes).toBeGreaterThan(0);
    const uploads = join(own.settings.dataDir, 'uploads');
    mkdirSync(uploads, { recursive: true });
    writeFileSync(join(uploads, '00000000-0000-4000-8000-000000000000.pdf'), '12345');
    const note = { kind: 'made', rowsAt: 1, doneAt: 2, bytes: 3 } as const;
    await insertBackupNote(own.db.kysely, note);
    const next = await operator.browser.call('GET /api/admin/storage', {});
    expect(next).toMatchObject({ files: { count: 1, bytes: 5 }, lastBackup: note });
  });

  test('says of a bucket only that it is one', async () => {
    const settings = readSettings(s3Environment(await startS3Server()));
    await using own = await startTestApp({ settings: { s3: settings.s3 } });
    const operator = await own.signedUp();
    await grantRole(own.db, operator.email, 'admin');
    const { files, freeBytes } = await operator.browser.call('GET /api/admin/storage', {});
    expect(files).toBeNull();
    expect(freeBytes === null).toBe(own.settings.databaseUrl !== null);
  });

  test('says what runs, and what was given up is tried again once, which is written down', async () => {
    await using own = await startTestApp();
    const operator = await own.signedUp();
    await grantRole(own.db, operator.email, 'admin');
    await own.workIsDone();
    const id = newId();
    const job = {
      id,
      kind: 'password-reset',
      payload: '{"email":"nobody@example.org"}',
      attempts: 12,
      dueAt: 0,
      lastError: '550 no such mailbox',
    };
    await own.db.kysely.insertInto('outbox').values(job).execute();
    const system = await operator.browser.call('GET /api/admin/system', {});
    expect(system).toMatchObject({ engine: own.db.engine, files: 'folder', mail: 'folder', givenUpCount: 1 });
    expect(system.version).toMatch(/^\d+\.\d+\.\d+/);
    expect(system.givenUp).toMatchObject([{ id, kind: 'password-reset', reason: '550 no such mailbox' }]);
    expect(JSON.stringify(system)).not.toContain('nobody@example.org');
    expect((await operator.browser.call('GET /api/admin/overview', { query: {} })).givenUpJobs).toBe(1);
    await operator.browser.call('POST /api/admin/jobs/{jobId}/retries', { params: { jobId: id } });
    await own.workIsDone();
    const again = operator.browser.try('POST /api/admin/jobs/{jobId}/retries', { params: { jobId: id } });
    expect(await again).toMatchObject({ status: 404, body: { code: 'job-not-given-up' } });
    const { items } = await operator.browser.call('GET /api/admin/audit-entries', { query: {} });
    expect(items).toMatchObject([{ act: 'job-retried', subjectId: id, subject: 'password-reset' }]);
  });

  test('what was given up is discarded once, at once by two too, and waits no more', async () => {
    await using own = await startTestApp();
    const { browser, email } = await own.signedUp();
    await grantRole(own.db, email, 'admin');
    await own.workIsDone();
    const id = newId();
    const job = { id, kind: 'password-reset', payload: '{"email":"nobody@example.org"}', attempts: 12, dueAt: 0 };
    await own.db.kysely.insertInto('outbox').values(job).execute();
    const discard = () => browser.try('DELETE /api/admin/jobs/{jobId}', { params: { jobId: id } });
    expect((await Promise.all([discard(), discard()])).map(({ status }) => status)).toEqual(
      expect.arrayContaining([204, 404]),
    );
    expect(await browser.call('GET /api/admin/system', {})).toMatchObject({ givenUp: [], givenUpCount: 0 });
    const { items } = await browser.call('GET /api/admin/audit-entries', { query: {} });
    expect(items).toMatchObject([{ act: 'job-discarded', subjectId: id, subject: 'password-reset' }]);
  });
});
