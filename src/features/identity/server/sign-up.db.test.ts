import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { appForThisFile, newEmail, startTestApp } from '../../../../test/support/app.ts';
import { migrations } from '../../../../migrations/index.ts';
import { createDatabasePlace, filledPlace } from '../../../../test/support/database.ts';
import { haltInserts, insertIsHalted } from '../../../../test/support/halted-inserts.ts';
import { migrateToLatest } from '../../../platform/server/db/migrate.ts';

const moduleAt = (path: string) => JSON.stringify(new URL(`../../../../${path}`, import.meta.url).href);
const app = await appForThisFile();
const password = 'correct horse';

test('whoever signs up is signed in, as a learner without a name (§3, §4, §7)', async () => {
  const ada = app.browser();
  const email = newEmail();
  const created = await ada.call('POST /api/accounts', { body: { email, password } });
  expect(created.user).toEqual({
    uid: created.user.uid,
    email,
    displayName: null,
    photoURL: null,
    emailVerified: false,
    role: 'learner',
  });
  const { session } = await ada.call('GET /api/session', {});
  expect(session?.user).toEqual(created.user);
});

test('an account has its document users/{uid} from the start (§3)', async () => {
  const { browser, uid, email } = await app.signUp();
  expect(await browser.call('GET /api/users/{uid}', { params: { uid } })).toEqual({ uid, name: '', email });
});

test('an email address is taken in every letter case, and the account of its owner stays as it is (§8)', async () => {
  const { email } = await app.signUp(`Ada-${newEmail()}`);
  const answer = await app
    .browser()
    .try('POST /api/accounts', { body: { email: ` ${email.toUpperCase()} `, password: 'another one' } });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({ code: 'email-already-in-use' });
  await app.browser().call('POST /api/session', { body: { email, password } });
});

test('of six sign-ups with one address at once, one makes the account and the others are told that it is taken', async () => {
  const email = newEmail();
  const spellings = [email, email.toUpperCase(), email, email.toUpperCase(), email, email];
  const answers = await Promise.all(
    spellings.map((spelling) => app.browser().try('POST /api/accounts', { body: { email: spelling, password } })),
  );
  const losers = answers.filter(({ status }) => status !== 201);
  expect(losers).toHaveLength(5);
  for (const loser of losers) expect(loser).toMatchObject({ status: 409, body: { code: 'email-already-in-use' } });
  const rows = await app.db.kysely.selectFrom('authUsers').select('id').where('email', '=', email).execute();
  expect(rows).toHaveLength(1);
});

test('a role in the body is not taken, nor any other field that is not asked for (§2, §6)', async () => {
  const body = {
    email: newEmail(),
    password,
    role: 'admin',
    emailVerified: true,
    disabledAt: 1,
    id: 'mine',
    name: 'Root',
  };
  const answer = await app.browser().send('POST', '/api/accounts', { body });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ user: { role: 'learner', emailVerified: false, displayName: null } });
  const row = await app.db.kysely
    .selectFrom('authUsers')
    .selectAll()
    .where('email', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ role: 'learner', emailVerified: 0, disabledAt: null });
  expect(row.id).not.toBe('mine');
});

test('a password shorter than six characters is weak (§9), and no account is made (§5, §8)', async () => {
  const email = newEmail();
  const answer = await app.browser().try('POST /api/accounts', { body: { email, password: 'five5' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'weak-password' } });
  expect(await app.db.kysely.selectFrom('authUsers').select('id').where('email', '=', email).execute()).toEqual([]);
  await app.browser().call('POST /api/accounts', { body: { email, password: 'six666' } });
});

test('the operator may ask for longer passwords (§5)', async () => {
  await using strict = await startTestApp({ settings: { passwordMinLength: 12 } });
  const email = newEmail();
  const answer = await strict.browser().try('POST /api/accounts', { body: { email, password: 'elevenchars' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'weak-password' } });
  await strict.browser().call('POST /api/accounts', { body: { email, password: 'twelve chars' } });
});

test.each([
  '',
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  `${'a'.repeat(250)}@example.org`,
  'a\r\nBcc: b@example.org',
])('an account cannot have the email address %j', async (email) => {
  const answer = await app.browser().try('POST /api/accounts', { body: { email, password } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path: 'body.email' }] } });
});

test('passwords are stored as argon2id hashes only', async () => {
  await using strong = await startTestApp({ settings: { passwordHashing: 'strong' } });
  const { uid } = await strong.signUp(newEmail(), 'a password in clear');
  const { rows } = await sql<{
    password: string;
  }>`select "password" from "authAccounts" where "userId" = ${uid}`.execute(strong.db.kysely);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
});

test('a browser that signs up after another user had it holds the new session', async () => {
  const { browser, uid } = await app.signedUp();
  const second = await browser.call('POST /api/accounts', { body: { email: newEmail(), password } });
  const { session } = await browser.call('GET /api/session', {});
  expect(session?.user.uid).toBe(second.user.uid);
  expect(session?.user.uid).not.toBe(uid);
});

test('a server that is killed between two writes of a sign-up leaves nothing of it, and the address is free', async () => {
  await using place = await filledPlace();
  const { dataDir, databaseUrl } = place;
  const email = newEmail();
  const db = await place.open();
  const tables = ['authAccounts', 'users', 'authSessions'];
  const script = `
    const { pino } = await import('pino');
    const { openDatabase } = await import(${moduleAt('src/platform/server/db/open.ts')});
    const { readSettings } = await import(${moduleAt('src/platform/server/config/settings.ts')});
    const { buildApp } = await import(${moduleAt('src/app/server/build-app.ts')});
    const settings = { ...readSettings({}), ...${JSON.stringify({ dataDir, databaseUrl })} };
    const db = await openDatabase(settings);
    const secret = 'a secret of at least thirty-two characters';
    const app = await buildApp({ settings, secret, log: pino({ level: 'silent' }), site: null, db });
    await app.inject({ method: 'POST', url: '/api/accounts', payload: ${JSON.stringify({ email, password })} });`;
  for (const table of tables) {
    const goOn = await haltInserts(db, table);
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    await insertIsHalted(db, place);
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
    await goOn();
    for (const one of ['authUsers', ...tables]) {
      expect((await sql`select 1 from ${sql.table(one)}`.execute(db.kysely)).rows).toEqual([]);
    }
  }
  await db.close();
});

test('what crashes of earlier versions left half made is mended: the address is free, or the document is there', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0004'));
  await migrateToLatest(db, earlier);
  const user = (id: string) => sql`insert into "authUsers" ("id", "name", "email", "createdAt", "updatedAt")
    values (${id}, '', ${`${id}@example.org`}, '', '')`;
  await user('without-password').execute(db.kysely);
  await user('without-document').execute(db.kysely);
  await sql`insert into "authAccounts" ("id", "userId", "accountId", "providerId", "password", "createdAt", "updatedAt")
    values ('a', 'without-document', 'without-document', 'credential', 'hash', '', '')`.execute(db.kysely);
  await migrateToLatest(db, migrations);
  expect(await db.kysely.selectFrom('authUsers').select('id').execute()).toEqual([{ id: 'without-document' }]);
  expect(await db.kysely.selectFrom('users').selectAll().execute()).toEqual([
    { uid: 'without-document', name: '', email: 'without-document@example.org' },
  ]);
  await db.close();
});
