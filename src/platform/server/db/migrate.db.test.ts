import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createDatabasePlace } from '../../../../test/support/database.ts';
import { migrations } from '../../../../migrations/index.ts';
import { migrateToLatest } from './migrate.ts';

const execFileAsync = promisify(execFile);
const pathOf = (module: string) => JSON.stringify(new URL(module, import.meta.url).href);
const names = Object.keys(migrations);

test('an empty database is brought up to date, and the second time there is nothing to do', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  expect(await migrateToLatest(db, migrations)).toEqual(names);
  expect(await migrateToLatest(db, migrations)).toEqual([]);
  await db.close();
});

test('several processes that start at once apply each migration once', async () => {
  await using place = await createDatabasePlace();
  const { dataDir, databaseUrl } = place;
  const script = `
    const { openDatabase } = await import(${pathOf('./open.ts')});
    const { migrateToLatest } = await import(${pathOf('./migrate.ts')});
    const { migrations } = await import(${pathOf('../../../../migrations/index.ts')});
    const db = await openDatabase(${JSON.stringify({ dataDir, databaseUrl })});
    console.log(JSON.stringify(await migrateToLatest(db, migrations)));
    await db.close();`;
  const outputs = await Promise.all(
    [1, 2, 3].map(() => execFileAsync(process.execPath, ['--input-type=module', '--eval', script])),
  );
  expect(outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[])).toEqual(names);
});

test('a migration that fails leaves the schema as it was', async () => {
  await using place = await createDatabasePlace();
  const db = await place.open();
  await migrateToLatest(db, migrations);
  const broken = {
    ...migrations,
    '9999-broken': {
      async up(kysely: typeof db.kysely) {
        await kysely.schema.createTable('halfDone').addColumn('id', 'text').execute();
        throw new Error('the second half fails');
      },
    },
  };
  await expect(migrateToLatest(db, broken)).rejects.toThrow('the second half fails');
  expect((await db.kysely.introspection.getTables()).map(({ name }) => name)).not.toContain('halfDone');
  expect(await migrateToLatest(db, migrations)).toEqual([]);
  await db.close();
});
