import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { migrations } from '../../../../../migrations/index.ts';
import { newEmail } from '../../../../../test/support/app.ts';
import { createDatabasePlace, migratedPlace } from '../../../../../test/support/database.ts';
import { haltInserts, insertIsHalted } from '../../../../../test/support/halted-inserts.ts';
import { migrateToLatest } from '../../../../platform/server/db/migrate.ts';
import { newId } from '../../../../platform/server/ids.ts';
import { applicationQueries } from '../queries.ts';

test('a move whose process is killed in the middle of the commit leaves nothing of it', async () => {
  await using place = await migratedPlace();
  const { dataDir, databaseUrl } = place;
  const db = await place.open();
  const user = { id: newId(), name: '', email: newEmail(), createdAt: '', updatedAt: '' };
  await db.kysely
    .insertInto('authUsers')
    .values(user as never)
    .execute();
  const id = newId();
  const person = { name: 'Ada', email: user.email, linkedin: 'https://l', website: 'https://w', searchText: '' };
  const file = { cvName: 'cv.pdf', cvKey: 'cv.pdf', cvBytes: 1 };
  const later = { evidence: null, deletesAt: null, cvState: 'unscanned' } as const;
  const rest = { openingId: null, timestamp: 1, status: 'received', statusAt: 1, ...later } as const;
  const row = { id, userId: user.id, ...person, ...file, ...rest };
  await db.commit(applicationQueries(db).insertApplication.with(row));
  const moduleAt = (path: string) => JSON.stringify(new URL(`../../../../../${path}`, import.meta.url).href);
  const script = `
    const { openDatabase } = await import(${moduleAt('src/platform/server/db/open.ts')});
    const { readSettings } = await import(${moduleAt('src/platform/server/config/settings.ts')});
    const { createOutbox } = await import(${moduleAt('src/platform/server/outbox/outbox.ts')});
    const { createEvents } = await import(${moduleAt('src/platform/server/events/events.ts')});
    const { applicationMover } = await import(${moduleAt('src/features/applications/server/received/move.ts')});
    const { notifier } = await import(${moduleAt('src/features/notifications/server/public.ts')});
    const settings = { ...readSettings({}), ...${JSON.stringify({ dataDir, databaseUrl })} };
    const db = await openDatabase(settings);
    const [outbox, events] = [createOutbox(db, console, Date.now), createEvents(db, console, Date.now)];
    const move = applicationMover({ db, content: null, settings, now: Date.now, outbox, notify: notifier({ db, outbox, events, now: Date.now }) });
    await move('${id}', { from: 'received', to: 'interview', message: null, byUserId: null });`;
  const tables = ['applicationSteps', 'outbox', 'notifications', 'events'] as const;
  for (const table of tables) {
    const goOn = await haltInserts(db, table);
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'ignore' });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    await insertIsHalted(db, place);
    child.kill('SIGKILL');
    expect(await exit).toEqual([null, 'SIGKILL']);
    await goOn();
    for (const each of tables) expect(await db.kysely.selectFrom(each).select('id').execute()).toEqual([]);
    expect(await db.kysely.selectFrom('applications').select('status').execute()).toEqual([{ status: 'received' }]);
  }
  await db.close();
});

test('applications from before there was a status are received, and are found by their names', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0040')));
  const person = { name: 'Émile ZOLA', email: 'zola@example.org', linkedin: 'https://l', website: 'https://w' };
  const row = { id: 'a1', ...person, cvName: 'cv.pdf', cvKey: 'k', cvBytes: 1, timestamp: 7 };
  await db.kysely
    .insertInto('applications')
    .values(row as never)
    .execute();
  await migrateToLatest(db, migrations);
  const after = await db.kysely.selectFrom('applications').select(['status', 'statusAt', 'searchText']).execute();
  expect(after).toEqual([{ status: 'received', statusAt: 7, searchText: 'émile zola zola@example.org' }]);
  const steps = await db.kysely.selectFrom('applicationSteps').select(['applicationId', 'status', 'at']).execute();
  expect(steps).toEqual([{ applicationId: 'a1', status: 'received', at: 7 }]);
  await db.close();
});
