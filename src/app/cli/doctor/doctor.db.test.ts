import { sql } from 'kysely';
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { migrations } from '../../../../migrations/index.ts';
import { startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { certified } from '../../../../test/support/certificates.ts';
import { startClamd } from '../../../../test/support/clamd.ts';
import { createDatabasePlace, isOnPostgres, migratedPlace } from '../../../../test/support/database.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { answerIn } from '../../../../test/support/operator.ts';
import { startSilentServer, startSmtpServer } from '../../../../test/support/smtp.ts';
import { grantRole } from '../../../features/identity/server/public.ts';
import { checkParts } from '../../../features/system/checks-contract.ts';
import { readOrCreateSecret } from '../../../platform/server/config/secret.ts';
import { migrateToLatest } from '../../../platform/server/db/migrate.ts';
import type { Finding } from '../../../platform/server/findings/finding.ts';
import { runCommand } from '../run-command.ts';
import { checkNode } from './installation.ts';

interface Report {
  exitCode: number;
  faults: number;
  findings: Finding[];
}

async function diagnose(environment: Record<string, string | undefined>): Promise<Report> {
  const { exitCode, stdout } = await runCommand(['doctor', '--json'], environment);
  return { exitCode, ...answerIn<Omit<Report, 'exitCode'>>(stdout) };
}

const settingsOf = ({ settings }: TestApp) => ({
  OPVIR_DATA_DIR: settings.dataDir,
  DATABASE_URL: settings.databaseUrl ?? undefined,
});

/** Returns the findings of one check, as `state: message`. */
const saidOf = ({ findings }: Report, check: string) =>
  findings.filter((finding) => finding.check === check).map(({ state, message }) => `${state}: ${message}`);

/** Makes later connections report that PostgreSQL waits for the disk, as in production; the test server does not. */
async function pretendToWaitForDisk({ db }: TestApp): Promise<void> {
  if (!isOnPostgres) return;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db.kysely);
  const switches = `'fsync', 'full_page_writes', 'synchronous_commit'`;
  for (const statement of [
    'create schema pretended',
    `create view pretended.pg_settings as select name, case when name in (${switches}) then 'on' else setting end as setting
      from pg_catalog.pg_settings`,
    `alter database ${rows[0]?.name} set search_path = pretended, pg_catalog, public`,
  ])
    await sql.raw(statement).execute(db.kysely);
}

describe('an installation that is well', () => {
  test('has no fault, while its server runs, and says what was looked at', async () => {
    await using app = await startTestApp();
    await pretendToWaitForDisk(app);
    await readOrCreateSecret(app.settings.dataDir);
    const mail = await startSmtpServer();
    const set = { OPVIR_PUBLIC_URL: 'https://learn.example.org', SMTP_URL: mail.url, MAIL_FROM: 'a@example.org' };
    const { exitCode, stdout } = await runCommand(['doctor'], { ...settingsOf(app), ...set });
    expect(stdout).toMatch(/\n0 faults, /);
    expect(exitCode).toBe(0);
    for (const check of [
      'Node',
      'settings',
      'public address',
      'data folder',
      'disk space',
      'secret',
      'database',
      'tables',
      'durability',
      'outbox',
      'certificates',
      'files',
      'mail',
    ]) {
      expect(stdout).toMatch(new RegExp(`^ok +${check}`, 'm'));
    }
    expect(stdout.includes('Share uploads/ or set OPVIR_S3_BUCKET')).toBe(isOnPostgres);
    expect(mail.received).toEqual([]);
  });
});

describe('what is wrong is told, with what to do, and ends with exit code 1', () => {
  test('a Node that is too old', () => {
    expect(checkNode('22.1.0')).toMatchObject({
      state: 'fault',
      message: expect.stringContaining('24 or later') as string,
    });
  });

  test('settings: each fault', async () => {
    const report = await diagnose({ PORT: 'many', OPVIR_S3_BUCKET: 'files' });
    expect(report.exitCode).toBe(1);
    expect(saidOf(report, 'settings')).toHaveLength(4);
  });

  test('a data folder and a database that are not there, and none is made', async () => {
    await using place = await createDatabasePlace();
    const report = await diagnose({
      OPVIR_DATA_DIR: join(place.dataDir, 'none'),
      DATABASE_URL: place.databaseUrl ?? undefined,
    });
    expect(report.exitCode).toBe(1);
    expect(saidOf(report, 'data folder')).toEqual([expect.stringMatching(/^fault: .* does not exist/)]);
    expect(saidOf(report, isOnPostgres ? 'tables' : 'database')).toEqual([
      expect.stringMatching(/^fault: There is no Opvir database/),
    ]);
  });

  test('a database that does not answer', async () => {
    const report = await diagnose({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' });
    expect(saidOf(report, 'database')).toEqual([expect.stringContaining('does not answer')]);
  });

  test('a mail server that does not answer', async () => {
    const { url } = await startSilentServer();
    const report = await diagnose({ SMTP_URL: url });
    expect(saidOf(report, 'mail')).toEqual([expect.stringMatching(/^fault: .* cannot be used/)]);
  });

  test('a folder that others can read, a short secret, and an address that only this machine reaches', async () => {
    await using app = await startTestApp();
    chmodSync(app.settings.dataDir, 0o755);
    writeFileSync(join(app.settings.dataDir, 'secret'), 'short');
    const report = await diagnose(settingsOf(app));
    expect(saidOf(report, 'data folder')[0]).toContain(`chmod 700 ${app.settings.dataDir}`);
    expect(saidOf(report, 'secret')).toEqual([expect.stringMatching(/^fault: .*shorter than 32/)]);
    expect(saidOf(report, 'public address')).toEqual([expect.stringMatching(/^warning: Only this machine/)]);
  });

  test('rows without files, files without rows, and work that was given up', async () => {
    await using app = await startTestApp();
    const links = { linkedin: 'https://l.example', website: 'https://w.example' };
    const cv = new File(['%PDF-1.4\n%%EOF\n'], 'cv.pdf');
    await app
      .browser()
      .call('POST /api/applications', { body: { name: 'Ada', email: 'ada@example.org', ...links, cv } });
    const { cvKey } = await app.db.kysely.selectFrom('applications').select('cvKey').executeTakeFirstOrThrow();
    rmSync(join(app.settings.dataDir, 'uploads', cvKey));
    const left = '00000000-0000-4000-8000-000000000000.pdf';
    writeFileSync(join(app.settings.dataDir, 'uploads', left), 'x');
    await app.db.kysely
      .insertInto('outbox')
      .values({ id: 'dead', kind: 'mail', payload: '{}', attempts: 12, dueAt: 0 })
      .execute();
    const report = await diagnose(settingsOf(app));
    expect(report.exitCode).toBe(1);
    const [, unnamed, missing] = saidOf(report, 'files');
    expect(unnamed).toMatch(new RegExp(`^warning: 1 file that no database row refers to \\(${left}\\)`));
    expect(missing).toMatch(new RegExp(`^fault: 1 file missing from.*${cvKey}`));
    expect(saidOf(report, 'outbox')).toEqual([expect.stringMatching(/^warning: 1 job \(such as an email\) failed/)]);
  });

  test('certificates that carry another address than the site has', async () => {
    await using app = await startTestApp({ settings: { publicUrl: 'https://old.example.org' } });
    const { certificateId } = await certified(app);
    const set = { ...settingsOf(app), OPVIR_PUBLIC_URL: 'https://new.example.org' };
    expect(saidOf(await diagnose(set), 'certificates')).toEqual([expect.stringMatching(/^ok/)]);
    await app.app.inject(`/api/certificates/${certificateId}/credential.json`);
    expect(saidOf(await diagnose(set), 'certificates')).toEqual([
      expect.stringMatching(
        /^warning: .*new\.example\.org, but other addresses are in 1 certificate of https:\/\/old\.example\.org/,
      ),
    ]);
    const same = { ...set, OPVIR_PUBLIC_URL: 'https://old.example.org' };
    expect(saidOf(await diagnose(same), 'certificates')).toEqual([expect.stringMatching(/^ok/)]);
  });

  test('tables of a newer Opvir', async () => {
    await using place = await createDatabasePlace();
    const db = await place.open();
    await migrateToLatest(db, { ...migrations, '9999-later': { up: async () => undefined } });
    await db.close();
    const report = await diagnose({ OPVIR_DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? undefined });
    expect(saidOf(report, 'tables')).toEqual([expect.stringMatching(/^fault: .*newer Opvir \(9999-later\)/)]);
  });

  test.runIf(isOnPostgres)('a PostgreSQL that does not wait for the disk', async () => {
    await using app = await startTestApp();
    const report = await diagnose(settingsOf(app));
    expect(saidOf(report, 'durability')).toContainEqual(expect.stringMatching(/^fault: .*synchronous_commit = off/));
  });

  test.skipIf(isOnPostgres)('an SQLite file that is damaged', async () => {
    await using place = await migratedPlace();
    const path = join(place.dataDir, 'opvir.sqlite');
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 8192, 40_000);
    writeFileSync(path, bytes);
    const report = await diagnose({ OPVIR_DATA_DIR: place.dataDir });
    expect(saidOf(report, 'database')).toEqual([expect.stringMatching(/^fault: .*(damaged|malformed)/)]);
  });
});

describe('the virus scanner and the term of applications', () => {
  test('a scanner that answers is named with its version; one that is away or speaks otherwise is a fault; none is a warning', async () => {
    await using app = await startTestApp();
    await using clamd = await startClamd();
    const set = { ...settingsOf(app), OPVIR_CLAMAV: `${clamd.host}:${clamd.port}` };
    const said = async (environment = set) => saidOf(await diagnose(environment), 'virus scanner');
    const where = `${clamd.host}:${clamd.port}`;
    expect(await said()).toEqual([`ok: ${where} answers: ClamAV 1.4.2/27500`]);
    clamd.answerWith('UNKNOWN COMMAND');
    expect(await said()).toEqual([`fault: ${where} (OPVIR_CLAMAV) answers “UNKNOWN COMMAND”, not as ClamAV does.`]);
    await clamd[Symbol.asyncDispose]();
    expect((await said())[0]).toMatch(/^fault: .* cannot be reached: /);
    const none = saidOf(await diagnose(settingsOf(app)), 'virus scanner');
    expect(none).toEqual(['warning: OPVIR_CLAMAV is not set: CVs are not scanned for viruses.']);
  });

  test('the term of applications is told with what is due and when the server last looked, in the console too', async () => {
    await using app = await startTestApp({ settings: { applicationRetentionDays: 100 } });
    const check = 'application retention';
    const set = { ...settingsOf(app), OPVIR_APPLICATION_RETENTION_DAYS: '100' };
    const told =
      /^ok: Deleted 100 days after they were closed; 0 due to be deleted, 0 whose applicants are to be notified; last checked at 20/;
    await eventually('the server to have looked', async () => told.test(saidOf(await diagnose(set), check)[0] ?? ''));
    const admin = await app.signedUp();
    await grantRole(app.db, admin.email, 'admin');
    const { items } = await admin.browser.call('GET /api/admin/checks/{part}', { params: { part: 'database' } });
    expect(items).toContainEqual({ check, state: 'ok', message: saidOf(await diagnose(set), check)[0]?.slice(4) });
    await app.db.kysely.updateTable('sweeps').set({ ranAt: 1 }).execute();
    expect(saidOf(await diagnose(set), check)[0]).toMatch(/^warning: .*1970-01-01.* Start it/);
    await app.db.kysely.deleteFrom('sweeps').execute();
    expect(saidOf(await diagnose(set), check)[0]).toMatch(/^warning: .*No server has checked yet/);
    expect(saidOf(await diagnose(settingsOf(app)), check)[0]).toMatch(
      /^ok: OPVIR_APPLICATION_RETENTION_DAYS is not set/,
    );
  });
});

test('the console finds what the command line finds, part by part, and tells no secret', async () => {
  // No server listens here, so the connection is refused at once, always with the same message.
  const smtpUrl = 'smtp://ada:hush-mail@127.0.0.1:1';
  await using app = await startTestApp({ settings: { smtpUrl, secret: 'hush '.repeat(8) } });
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  const shown: Finding[] = [];
  for (const part of checkParts) {
    const { items } = await admin.browser.call('GET /api/admin/checks/{part}', { params: { part } });
    shown.push(...items);
  }
  const set = { SMTP_URL: smtpUrl, OPVIR_SECRET: 'hush '.repeat(8), OPVIR_PUBLIC_URL: app.settings.publicUrl };
  const { findings } = await diagnose({ ...settingsOf(app), ...set, PORT: String(app.settings.port) });
  const [settings, ...rest] = findings;
  expect(settings?.check).toBe('settings');
  // Leaves out findings that change between the two runs: the time of the last retention run, and the free disk space.
  const lasting = (all: readonly Finding[]) =>
    all.filter(({ check }) => !['application retention', 'disk space'].includes(check));
  expect(lasting(shown)).toEqual(lasting(rest));
  expect(shown.find(({ check }) => check === 'mail')).toMatchObject({ state: 'fault' });
  expect(JSON.stringify(shown)).not.toContain('hush');
  if (app.settings.databaseUrl !== null) expect(JSON.stringify(shown)).not.toContain(app.settings.databaseUrl);
});
