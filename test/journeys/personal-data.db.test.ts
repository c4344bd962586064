import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { personalData, personalDataRules } from '../../src/app/server/personal-data.ts';
import { accountErasing } from '../../src/features/account/server/public.ts';
import { grantRole } from '../../src/features/identity/server/public.ts';
import { isOwnTable } from '../../src/platform/server/db/snapshot.ts';
import { zipEntries } from '../../src/platform/server/files/zip-directory.ts';
import { newId } from '../../src/platform/server/ids.ts';
import { mailJob } from '../../src/platform/server/mail/mailer.ts';
import { erasingOf } from '../../src/platform/server/personal-data/erase.ts';
import { personalDataQueries } from '../../src/platform/server/personal-data/queries.ts';
import { createStorage } from '../../src/platform/server/storage/create-storage.ts';
import { openFileStore } from '../../src/platform/server/storage/open-file-store.ts';
import { type TestApp, startTestApp } from '../support/app.ts';
import { type BusyLearner, busyLearner } from '../support/busy-learner.ts';
import { dayMs, secondMs, stopClock } from '../support/clock.ts';
import { pdf } from '../support/files.ts';
import { operate } from '../support/operator.ts';
import { sweep } from '../support/sweep.ts';

async function tablesOf({ db }: TestApp): Promise<string[]> {
  const tables = await db.kysely.introspection.getTables();
  return tables.map(({ name }) => name).filter(isOwnTable);
}

/** Tables, and files in the data folder other than the database's, that contain one of these texts. */
async function placesOf(app: TestApp, texts: readonly string[]): Promise<string[]> {
  const holds = (content: string) => texts.some((text) => content.toLowerCase().includes(text.toLowerCase()));
  const places: string[] = [];
  for (const table of await tablesOf(app)) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(app.db.kysely);
    if (rows.some((row) => holds(JSON.stringify(row)))) places.push(table);
  }
  const { dataDir } = app.settings;
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !entry.name.startsWith('opvir.sqlite') && holds(readFileSync(path, 'latin1')))
      places.push(path);
  }
  return places;
}

function uploadsOf({ settings }: TestApp): string[] {
  return readdirSync(join(settings.dataDir, 'uploads')).filter((name) => name !== 'incoming');
}

async function askToDelete({ browser, password }: BusyLearner, keepsReviews: boolean) {
  return browser.call('POST /api/account/deletion', { body: { password, keepsReviews } });
}

test('every table says what it holds of persons, and no entry is of a table that is not there', async () => {
  await using app = await startTestApp();
  expect(Object.keys(personalData).toSorted()).toEqual((await tablesOf(app)).toSorted());
});

test('somebody who has done everything has left something by every rule', async () => {
  await using app = await startTestApp();
  const { uid, email } = await busyLearner(app);
  await app.workIsDone();
  const { selectRows } = personalDataQueries(app.db);
  const person = { uid, email, contactEmail: email, isConfirmed: true };
  const empty: string[] = [];
  for (const rule of personalDataRules) {
    if ((await selectRows(rule, rule.by, person)).length === 0) empty.push(rule.table);
  }
  expect(empty).toEqual(['outbox', 'accountDeletions']);
});

describe('an account whose days of grace are over', () => {
  test('is gone: uid, address and name stand in no column of any table and in no file, and others keep what is theirs (§6)', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    const other = await busyLearner(app);
    const texts = [learner.uid, learner.email, learner.name];
    await app.workIsDone();
    const before = await placesOf(app, [other.uid, other.email, other.name]);
    await askToDelete(learner, false);
    await app.workIsDone();
    expect((await placesOf(app, texts)).length).toBeGreaterThan(20);
    clock.advance(7 * dayMs + 1);
    await sweep(app);
    expect(await placesOf(app, texts)).toEqual([]);
    // Sessions have expired by then, and events are stored for open windows for an hour.
    const passing = ['events', 'authSessions'];
    const kept = await placesOf(app, [other.uid, other.email, other.name]);
    expect(kept).toEqual(before.filter((place) => !passing.includes(place)));
    expect(uploadsOf(app)).toHaveLength(4);
    expect(await app.db.kysely.selectFrom('unclaimedFiles').select('key').execute()).toEqual([]);
  });

  test('is named in the audit log neither by its own address nor by another that it applied with', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    const { kysely } = app.db;
    const applied = await kysely.selectFrom('applications').select('email').where('userId', '=', learner.uid).execute();
    expect(applied).not.toEqual([]);
    await askToDelete(learner, false);
    await app.workIsDone();
    clock.advance(7 * dayMs + 1);
    await sweep(app);
    const subjects = (await kysely.selectFrom('auditEntries').select('subject').execute()).map(
      ({ subject }) => subject,
    );
    for (const { email } of applied) expect(subjects).not.toContain(email);
  });

  test('takes nothing with it of whoever has an address that only ends like its own, or that it gave as its contact address', async () => {
    await using app = await startTestApp();
    const { kysely } = app.db;
    const person = { uid: 'u-1', email: 'ann@example.org', contactEmail: 'grace@example.org', isConfirmed: true };
    const addresses = ['ann@example.org', 'joann@example.org', 'ann@example.org.uk', 'grace@example.org'];
    const acts = { actorId: 'u-2', actorEmail: 'ann@example.org', act: 'user-disabled', timestamp: 0 } as const;
    const entries = addresses.map((subject) => ({ id: newId(), ...acts, subjectId: subject, subject }));
    await kysely.insertInto('auditEntries').values(entries).execute();
    const later = { kind: mailJob.kind, attempts: 1, dueAt: Date.now() + dayMs };
    const mails = addresses.map((to) => ({
      id: newId(),
      ...later,
      payload: JSON.stringify({ to, text: `Dear\n${to}.` }),
    }));
    await kysely.insertInto('outbox').values(mails).execute();
    await app.db.commit(...erasingOf(app.db, personalDataRules)(person, false));
    const left = await kysely.selectFrom('auditEntries').select(['subject', 'actorEmail']).orderBy('id').execute();
    expect(left.map(({ subject }) => subject)).toEqual(['', ...addresses.slice(1)]);
    // The actor's address belonged to another user at that time.
    expect(new Set(left.map(({ actorEmail }) => actorEmail))).toEqual(new Set(['ann@example.org']));
    const waiting = await kysely.selectFrom('outbox').select('payload').where('dueAt', '=', later.dueAt).execute();
    const others = addresses.filter((to) => waiting.some(({ payload }) => payload.includes(`"${to}"`)));
    expect(others).toEqual(['joann@example.org', 'ann@example.org.uk']);
  });

  test('takes only what was done with it where nobody confirmed its address: what others sent under that address stays', async () => {
    await using app = await startTestApp();
    const owner = await busyLearner(app);
    await app.workIsDone();
    const before = await placesOf(app, [owner.email]);
    const { kysely } = app.db;
    // A stranger signs up with the address of somebody without an account, and requests deletion.
    await kysely.updateTable('authUsers').set({ email: 'elsewhere@example.org' }).where('id', '=', owner.uid).execute();
    await kysely.updateTable('users').set({ email: 'elsewhere@example.org' }).where('uid', '=', owner.uid).execute();
    const stranger = await app.signedUp(owner.email);
    await stranger.browser.call('POST /api/enrolments', { body: { courseId: 'course2' } });
    expect(await operate(app, 'user', 'delete', owner.email, '--yes')).toMatchObject({ exitCode: 0 });
    expect(await placesOf(app, [stranger.uid])).toEqual([]);
    const left = await placesOf(app, [owner.email]);
    expect(left).toEqual(before.filter((place) => !['authUsers', 'users'].includes(place)));
    expect(left).toEqual(expect.arrayContaining(['applications', 'contactMessages', 'newsletterSubscribers']));
    expect(uploadsOf(app)).toHaveLength(4);
  });

  test('leaves its reviews without a name where their author has agreed (§3)', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    await askToDelete(learner, true);
    await app.workIsDone();
    clock.advance(7 * dayMs + 1);
    await sweep(app);
    expect(await placesOf(app, [learner.uid, learner.email, learner.name])).toEqual([]);
    const answer = await app.browser().call('GET /api/courses/{courseId}/feedback', {
      params: { courseId: 'course1' },
      query: {},
    });
    expect(answer.items).toMatchObject([{ userId: null, authorName: null, comment: 'A good course.', rating: 4 }]);
  });

  test('leaves the place of its certificate in the list of revocations, and no certificate', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    const { certificateId } = learner;
    await operate(app, 'certificate', 'revoke', certificateId, '--reason', `Of ${learner.name}`);
    const placeOf = () =>
      app.db.kysely.selectFrom('certificates').select(['statusList', 'statusPlace', 'revokedAt']).execute();
    const before = await placeOf();
    expect(before[0]?.statusPlace).toBeTypeOf('number');
    await askToDelete(learner, false);
    await app.workIsDone();
    clock.advance(7 * dayMs + 1);
    await sweep(app);
    expect(await placeOf()).toEqual(before);
    for (const path of ['', '/credential.json', '/badge.png'])
      expect((await app.browser().send('GET', `/api/certificates/${certificateId}${path}`)).status).toBe(404);
  });

  test('is deleted once, by whichever of two sweeps comes first', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    await askToDelete(learner, false);
    await app.workIsDone();
    clock.advance(7 * dayMs + 1);
    const { db, settings } = app;
    const storage = createStorage(db, openFileStore(settings), Date.now);
    const erasing = accountErasing({ db, settings, storage, rules: personalDataRules, now: Date.now });
    await Promise.all([erasing.sweep(), erasing.sweep()]);
    expect(await placesOf(app, [learner.uid, learner.email, learner.name])).toEqual([]);
  });

  test('is deleted while some file cannot be removed, by the sweep as by an administrator, who is told that it is', async () => {
    const clock = stopClock();
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    const stuck = { key: 'stuck.pdf', keptAt: 0, givenUp: 1 };
    await app.db.kysely.insertInto('unclaimedFiles').values(stuck).execute();
    mkdirSync(join(app.settings.dataDir, 'uploads', stuck.key));
    await askToDelete(learner, false);
    await app.workIsDone();
    clock.advance(7 * dayMs + 1);
    await sweep(app);
    expect(await placesOf(app, [learner.uid, learner.email, learner.name])).toEqual([]);
    const left = await app.db.kysely.selectFrom('unclaimedFiles').select('key').execute();
    expect(left).toEqual([{ key: stuck.key }]);
    const [administrator, other] = [await app.signedUp(), await app.signedUp()];
    await grantRole(app.db, administrator.email, 'admin');
    const ids = { params: { uid: other.uid } };
    await administrator.browser.call('DELETE /api/admin/users/{uid}', ids);
    expect(await placesOf(app, [other.uid])).toEqual([]);
  });

  test('is deleted whole by the next sweep where a process died between its rows and its files', async () => {
    await using app = await startTestApp();
    await busyLearner(app);
    // Same state as after the commit: the rows are deleted, and the files are marked for removal.
    for (const key of uploadsOf(app))
      await app.db.kysely.insertInto('unclaimedFiles').values({ key, keptAt: 0, givenUp: 1 }).execute();
    await sweep(app);
    expect(uploadsOf(app)).toEqual([]);
  });
});

test('the operator deletes an account at once, once that is confirmed', async () => {
  await using app = await startTestApp();
  const learner = await busyLearner(app);
  await app.workIsDone();
  expect(await operate(app, 'user', 'delete', 'nobody@example.org', '--yes')).toMatchObject({ exitCode: 1 });
  expect(await operate(app, 'user', 'delete', learner.email, '--yes')).toMatchObject({ exitCode: 0 });
  expect(await placesOf(app, [learner.uid, learner.email, learner.name])).toEqual([]);
  expect((await learner.browser.send('GET', '/api/enrolments')).status).toBe(401);
});

describe('the download of what is one’s own', () => {
  const entryMaxBytes = 1_000_000;

  async function unpacked({ browser }: Pick<BusyLearner, 'browser'>, app: TestApp) {
    const answer = await app.app.inject({
      url: '/api/account/download',
      headers: { cookie: browser.cookieHeader('/api/account/download') },
    });
    expect(answer.headers['content-disposition']).toContain('my-data.zip');
    const entries = zipEntries(answer.rawPayload);
    return new Map(entries.map((entry) => [entry.name, entry.read(entryMaxBytes).toString('latin1')]));
  }

  test('has a file of JSON for each kind and the files beside them, and nothing that is secret or another’s (§6)', async () => {
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    const other = await busyLearner(app);
    const files = await unpacked(learner, app);
    const names = [...files.keys()];
    for (const { download } of personalDataRules)
      if (
        'as' in download &&
        !['messages', 'message-answers', 'mails', 'newsletter', 'newsletters-sent'].includes(download.as)
      )
        expect(names).toContain(`${download.as}.json`);
    expect(JSON.parse(files.get('notes.json')!)).toMatchObject([{ text: `by ${learner.name}` }]);
    expect(names.filter((name) => name.startsWith('handIns/'))).toMatchObject([expect.stringMatching(/work\.zip$/)]);
    for (const name of names) expect(name).not.toContain('..');
    const all = [...files.values()].join('\n');
    const token = await app.db.kysely
      .selectFrom('authSessions')
      .select('token')
      .where('userId', '=', learner.uid)
      .execute();
    for (const secret of [token[0]!.token, 'scrypt', 'argon2', 'a hidden case', other.uid, other.email, other.name])
      expect(all).not.toContain(secret);
  });

  test('tells of an application what its applicant has been told: neither a decision that can still be undone, nor one that was', async () => {
    const clock = stopClock();
    await using app = await startTestApp({ settings: { applicationUndoSeconds: 20 } });
    const [ada, admin] = [await app.signedUp(), await app.signedUp()];
    await grantRole(app.db, admin.email, 'admin');
    const links = { linkedin: 'https://www.linkedin.com/in/ada', website: 'http://ada.example' };
    const body = { name: 'Ada', email: ada.email, ...links, openingId: 'ux-designer', cv: pdf() };
    const { id } = await ada.browser.call('POST /api/applications', { body });
    const promised = { deletesAt: Date.now() + dayMs };
    await app.db.kysely.updateTable('applications').set(promised).where('id', '=', id).execute();
    const params = { applicationId: id };
    const move = (from: 'received' | 'in-review', to: 'in-review' | 'declined') =>
      admin.browser.call('PUT /api/received-applications/{applicationId}/status', {
        params,
        body: { from, to, message: `To ${to}.` },
      });
    const given = async () => {
      const files = await unpacked(ada, app);
      const [application] = JSON.parse(files.get('applications.json')!) as Record<string, unknown>[];
      const steps = JSON.parse(files.get('application-steps.json')!) as Record<string, unknown>[];
      const { timestamp, status, statusAt, deletesAt } = application!;
      const { items } = await ada.browser.call('GET /api/applications', { query: {} });
      expect(items).toMatchObject([{ status, deletesAt }]);
      expect(statusAt === timestamp).toBe(status === 'received');
      return { status, deletesAt, steps: steps.map((step) => step['status']) };
    };
    const untold = { status: 'received', ...promised, steps: ['received'] };
    clock.advance(1);
    await move('received', 'in-review');
    await move('in-review', 'declined');
    expect(await given()).toEqual(untold);
    for (const from of ['declined', 'in-review'] as const)
      await admin.browser.call('POST /api/received-applications/{applicationId}/move-undos', {
        params,
        body: { from },
      });
    expect(await given()).toEqual(untold);
    await move('received', 'in-review');
    clock.advance(20 * secondMs);
    await app.mailTo(ada.email, 2);
    await app.workIsDone();
    expect(await given()).toEqual({ status: 'in-review', deletesAt: null, steps: ['received', 'in-review'] });
  });

  test('holds what was sent without signing in only once the address is proved to be theirs', async () => {
    await using app = await startTestApp();
    const learner = await busyLearner(app);
    await app.confirmAddress(learner.uid, false);
    const before = await unpacked(learner, app);
    expect(before.has('messages.json')).toBe(false);
    expect(JSON.parse(before.get('applications.json')!)).toHaveLength(1);
    await app.confirmAddress(learner.uid);
    const after = await unpacked(learner, app);
    expect(JSON.parse(after.get('messages.json')!)).toHaveLength(1);
    expect(JSON.parse(after.get('applications.json')!)).toHaveLength(2);
    expect([...after.keys()].filter((name) => name.startsWith('applications/'))).toHaveLength(2);
  });

  test('is given five times within an hour', async () => {
    await using app = await startTestApp();
    const learner = await app.signedUp();
    for (let time = 0; time < 5; time += 1) await unpacked(learner, app);
    expect(await learner.browser.send('GET', '/api/account/download')).toMatchObject({
      status: 429,
      body: { code: 'too-many-downloads' },
    });
  });
});
