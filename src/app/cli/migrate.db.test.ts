import { expect, test } from 'vitest';
import { createDatabasePlace } from '../../../test/support/database.ts';
import { operateAt } from '../../../test/support/operator.ts';
import { migrations } from '../../../migrations/index.ts';
import { migrateToLatest } from '../../platform/server/db/migrate.ts';
import { nameDatabase } from '../../platform/server/db/open.ts';

const names = Object.keys(migrations);
const [newest = '', before = ''] = names.toReversed();

/** Database as left by a version before the two newest migrations. */
async function olderDatabase() {
  const place = await createDatabasePlace();
  const db = await place.open();
  await migrateToLatest(db, Object.fromEntries(Object.entries(migrations).slice(0, -2)));
  await db.close();
  return place;
}

test('what is pending is named without being done, then done and named, and then there is nothing', async () => {
  await using place = await olderDatabase();
  const database = nameDatabase(place);
  const stderr = `Database: ${database}`;
  const pending = { exitCode: 1, stdout: `2 steps pending:\n${before}\n${newest}`, stderr };
  expect(await operateAt(place, 'migrate', '--check')).toMatchObject(pending);
  expect(await operateAt(place, 'migrate', '--check')).toMatchObject(pending);
  expect(await operateAt(place, 'migrate')).toMatchObject({
    exitCode: 0,
    stdout: `2 steps done:\n${before}\n${newest}`,
    stderr,
  });
  expect(await operateAt(place, 'migrate', '--check', '--json')).toMatchObject({
    exitCode: 0,
    stdout: JSON.stringify({ database, answer: { pending: [] } }),
  });
  expect(await operateAt(place, 'migrate')).toMatchObject({ exitCode: 0, stdout: 'Nothing to do.', stderr });
});

test('where a newer version has made tables, nothing is touched, and that is told', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  const newer = { ...migrations, '9999-of-tomorrow': { up: async () => undefined } };
  await migrateToLatest(db, newer);
  await db.close();
  for (const words of [['migrate'], ['user', 'list'], ['outbox', 'list', '--json']]) {
    const { exitCode, stderr } = await operateAt(place, ...words);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('A newer version of Opvir has updated this database: 9999-of-tomorrow.');
  }
});

test('no database is made', async () => {
  await using place = await createDatabasePlace();
  const { exitCode, stderr } = await operateAt(place, 'migrate', '--check');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringContaining('There is no Opvir database') as string,
  });
});
