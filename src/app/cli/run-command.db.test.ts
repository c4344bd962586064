import { sql } from 'kysely';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { appForThisFile, newEmail } from '../../../test/support/app.ts';
import { createDatabasePlace } from '../../../test/support/database.ts';
import { answerIn } from '../../../test/support/operator.ts';
import { s3Environment } from '../../../test/support/s3.ts';
import type { S3Settings } from '../../platform/server/config/s3-settings.ts';
import { nameDatabase } from '../../platform/server/db/open.ts';
import type { Terminal } from './command.ts';
import { type CommandResult, commandNames, runCommand } from './run-command.ts';

const server = await appForThisFile();
const database = nameDatabase(server.place);

function opvir(...args: string[]): Promise<CommandResult> {
  const { dataDir, databaseUrl } = server.place;
  return runCommand(args, { OPVIR_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? undefined });
}

async function listed(email: string) {
  const { stdout } = await opvir('user', 'list', '--json');
  const users = answerIn<{ email: string; role: string; disabledAt: string | null }[]>(stdout);
  return users.find((user) => user.email === email);
}

describe('the command line works while the server runs', () => {
  test('an account is listed, for people and for programs', async () => {
    const { email } = await server.signedUp();
    expect((await opvir('user', 'list')).stdout).toMatch(new RegExp(`${email} .*learner +enabled`));
    expect(await listed(email)).toMatchObject({ email, role: 'learner', disabledAt: null });
  });

  test('a disabled account is out at once and cannot sign in, until it is enabled again', async () => {
    const { browser, email, password } = await server.signedUp();
    const beforeMs = Date.now();
    const disabled = await opvir('user', 'disable', email);
    expect(disabled).toEqual({ exitCode: 0, stdout: `${email} is disabled.`, stderr: `Database: ${database}` });
    expect(Date.parse((await listed(email))?.disabledAt ?? '')).toBeGreaterThanOrEqual(beforeMs);
    expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({ status: 403 });
    const again = server.browser();
    const refused = await again.try('POST /api/session', { body: { email, password } });
    expect(refused.body).toMatchObject({ code: 'user-disabled' });

    expect((await opvir('user', 'enable', email)).exitCode).toBe(0);
    await again.call('POST /api/session', { body: { email, password } });
    expect(await browser.try('GET /api/enrolments', { query: {} })).toMatchObject({ status: 401 });
  });

  test('a role is granted and taken back, however the address is written (§6)', async () => {
    const { browser, email } = await server.signedUp();
    const granted = await opvir('user', 'grant', email.toUpperCase(), 'admin', '--json');
    const answer = { email: email.toUpperCase(), role: 'admin' };
    expect(JSON.parse(granted.stdout)).toEqual({ database, answer });
    const { session } = await browser.call('GET /api/session', {});
    expect(session?.user.role).toBe('admin');
    await opvir('user', 'grant', email, 'learner');
    expect((await listed(email))?.role).toBe('learner');
  });

  test('a teacher teaches the courses that are named, and none that there is not', async () => {
    const { browser, email } = await server.signedUp();
    const limited = await opvir('user', 'teach', email, 'course3, course1');
    expect(limited).toMatchObject({ exitCode: 0, stdout: `${email} now teaches course3, course1.` });
    expect(await browser.call('GET /api/taught-courses', {})).toEqual({ items: ['course1', 'course3'] });
    const unknown = await opvir('user', 'teach', email, 'course1,course9');
    expect(unknown.exitCode).toBe(1);
    expect(unknown.stderr).toContain('There is no course "course9". Courses: course1, course2,');
    expect((await opvir('user', 'teach', email, 'all')).stdout).toBe(`${email} now teaches every course.`);
    expect((await browser.call('GET /api/taught-courses', {})).items).toHaveLength(6);
  });
});

describe('the exit code tells a script what happened', () => {
  test('1 when nobody has the address, and the answer names the database that was asked', async () => {
    const email = newEmail();
    const stderr = `There is no account with the email address ${email}.`;
    const inWords = { exitCode: 1, stdout: '', stderr: `${stderr}\nDatabase: ${database}` };
    expect(await opvir('user', 'disable', email)).toEqual(inWords);
    expect(JSON.parse((await opvir('user', 'disable', email, '--json')).stderr)).toEqual({ error: stderr, database });
  });

  test.each([
    [['user'], 'There is no command'],
    [['user', 'remove', 'a@example.org'], 'There is no command'],
    [['user', 'grant', 'a@example.org'], 'Usage: npm run opvir -- user grant <email> <learner|teacher|admin>'],
    [['user', 'grant', 'a@example.org', 'boss'], 'There is no role "boss".'],
    [['user', 'list', '--all'], "Unknown option '--all'"],
  ])('2 for %j', async (args, text) => {
    const outcome = await opvir(...args);
    expect(outcome).toMatchObject({ exitCode: 2, stdout: '' });
    expect(outcome.stderr).toContain(text);
  });

  test('0 for help, also without any words, and no database is needed for it', async () => {
    const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
    for (const args of [[], ['help'], ['--help'], ['help', 'user'], ['user', '--help']]) {
      const outcome = await runCommand(args, nowhere);
      expect(outcome).toMatchObject({ exitCode: 0, stderr: '' });
      expect(outcome.stdout).toContain('user disable <email>');
    }
    expect((await runCommand(['help', 'user'], nowhere)).stdout).not.toContain('campaign');
    expect(await runCommand(['help', 'nonsense'], nowhere)).toMatchObject({ exitCode: 2, stdout: '' });
  });

  test('0 for what a command has to say of itself: usage, options, exit codes and an example', async () => {
    for (const name of commandNames) {
      const words = name.split(' ');
      const { stdout } = await runCommand(['help', ...words], {});
      expect(stdout).toMatch(new RegExp(`^npm run opvir -- ${name}`));
      for (const part of ['Options\n  --', 'Exit codes\n  0  done', `Example\n  npm run opvir -- ${name}`]) {
        expect(stdout).toContain(part);
      }
      expect((await runCommand([...words, '--help'], {})).stdout).toBe(stdout);
    }
  });

  test('1 and one line each for settings that are wrong and a database that does not answer', async () => {
    const faulty = await runCommand(['user', 'list'], { PORT: 'many', LOG_LEVEL: 'loud' });
    expect(faulty.exitCode).toBe(1);
    expect(faulty.stderr.split('\n')).toHaveLength(2);
    const { dataDir } = server.place;
    const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nowhere';
    const unreachable = await runCommand(['user', 'list'], { OPVIR_DATA_DIR: dataDir, DATABASE_URL });
    expect(unreachable.exitCode).toBe(1);
    expect(unreachable.stderr).toMatch(/^The database nowhere at 127\.0\.0\.1:1 .*does not answer.*$/);
  });
});

describe('what goes wrong while a command runs is one sentence, also for programs', () => {
  /** Output of the same failing command for people and for programs. */
  async function failure(words: string[], environment: Record<string, string>, terminal?: Terminal): Promise<string> {
    const { dataDir, databaseUrl } = server.place;
    const place = { OPVIR_DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? undefined };
    const run = (...options: string[]) => runCommand([...words, ...options], { ...place, ...environment }, terminal);
    const [told, asJson] = await Promise.all([run(), run('--json')]);
    const { error } = JSON.parse(asJson.stderr) as { error: string };
    expect(asJson).toEqual({ exitCode: 1, stdout: '', stderr: JSON.stringify({ error, database }) });
    expect(told).toEqual({ exitCode: 1, stdout: '', stderr: `${error}\nDatabase: ${database}` });
    return error;
  }

  test('a database that another program keeps locked for too long', async () => {
    const { email } = await server.signedUp();
    const [opened, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    const confirm = async () => {
      if ((asked += 1) === 2) opened.resolve();
      await locked.promise;
      return true;
    };
    const failed = failure(['user', 'delete', email], {}, { say: () => undefined, confirm });
    await Promise.race([opened.promise, failed]);
    const isPostgres = server.db.engine === 'postgres';
    const error = await server.db.transaction(async (run) => {
      // On SQLite any transaction holds the lock.
      if (isPostgres) await run({ sql: 'lock table users, "authUsers" in access exclusive mode', values: [] });
      locked.resolve();
      return failed;
    });
    expect(error).toMatch(
      isPostgres
        ? /^The database does not answer \(.+\)\. .+ run it again/
        : /^The database \S+ is in use by another program, .+ Try again\.$/,
    );
  });

  test('a bucket that is away', async () => {
    const away: S3Settings = {
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      bucket: 'files',
      accessKey: 'none',
      secretKey: 'none',
      pathStyle: true,
    };
    expect(await failure(['files', 'clean'], s3Environment(away))).toMatch(
      /^A file cannot be read or written \(the bucket files at 127\.0\.0\.1:1 does not answer: .+\)\. .+ run it again/,
    );
  });

  test('but for what nobody foresaw: programs get it with its trace, people the trace alone', async () => {
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(server.db.kysely);
    await rename('contactMessages', 'elsewhere');
    try {
      const { exitCode, stdout, stderr } = await opvir('messages', 'list', '--json');
      expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
      expect(JSON.parse(stderr)).toEqual({
        error: expect.stringContaining('contactMessages') as string,
        trace: expect.stringMatching(/contactMessages.*\n +at /) as string,
        database,
      });
      await expect(opvir('messages', 'list')).rejects.toThrow('contactMessages');
    } finally {
      await rename('elsewhere', 'contactMessages');
    }
  });
});

describe('the command line makes no installation', () => {
  test('an empty database stays empty, and the answer says where it looked and what to set', async () => {
    await using place = await createDatabasePlace();
    const { dataDir, databaseUrl } = place;
    const settings = { OPVIR_DATA_DIR: join(dataDir, 'none'), DATABASE_URL: databaseUrl ?? undefined };
    const name = nameDatabase({ dataDir: settings.OPVIR_DATA_DIR, databaseUrl });
    const { exitCode, stdout, stderr } = await runCommand(['user', 'list'], settings);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(/^There is no Opvir database (at|in) /);
    expect(stderr).toContain(`${name}. Set OPVIR_DATA_DIR or DATABASE_URL to the value that the server uses`);
    expect(existsSync(settings.OPVIR_DATA_DIR)).toBe(false);
    expect(readdirSync(dataDir)).toEqual([]);
    const db = await place.open();
    expect(await db.kysely.introspection.getTables({ withInternalKyselyTables: true })).toEqual([]);
    await db.close();
  });
});

describe('what strangers wrote', () => {
  const name = 'Ada\nroot@example.org  Root  admin\u001b[2J\u009b31m\u202eoops\u2028x';

  test('stands in one row, without what steers a terminal, and reaches programs as it was', async () => {
    const { email, uid } = await server.signedUp();
    await server.db.kysely.updateTable('users').set({ name }).where('uid', '=', uid).execute();
    const { stdout } = await opvir('user', 'list');
    const rows = stdout.split('\n').filter((row) => row.includes('root@example.org'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(new RegExp(`^${email}  Ada root@example.org  Root  admin\\[2J31moopsx +learner `));
    const json = (await opvir('user', 'list', '--json')).stdout;
    expect(json).not.toMatch(/[\p{C}\u2028\u2029]/u);
    expect(answerIn<{ email: string; name: string }[]>(json).find((user) => user.email === email)?.name).toBe(name);
  });

  test('cannot begin a line of its own in a list either', async () => {
    const message = { name: 'Eve', email: newEmail(), message: 'one\n\u001b[31mtwo' };
    const { browser } = await server.signedUp();
    await browser.call('POST /api/contact-messages', { body: message });
    await server.db.kysely.updateTable('contactMessages').set({ name }).where('email', '=', message.email).execute();
    const lines = (await opvir('messages', 'list')).stdout.split('\n');
    const at = lines.findIndex((line) => line.includes(message.email));
    expect(lines[at]).toContain(' UTC  Ada root@example.org  Root  admin[2J31moopsx <');
    expect(lines.slice(at + 1, at + 3)).toEqual(['  one', '  [31mtwo']);
  });

  test('is refused as a display name where it is more than one line', async () => {
    const { browser, uid, email } = await server.signedUp();
    const answer = await browser.try('PUT /api/users/{uid}', { params: { uid }, body: { name, email } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });
});
