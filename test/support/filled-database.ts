import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrations } from '../../migrations/index.ts';
import { checkedContentHash, contentKinds, defaultContentDir, hasPage } from '../../src/app/server/content-kinds.ts';
import { loadAtStart } from '../../src/platform/server/content/load-at-start.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { type FilledDatabase, createDatabasePlace } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Database as after a first start. */
    filledDatabase: FilledDatabase;
    /** Database with all tables, and no rows. */
    migratedDatabase: FilledDatabase;
  }
}

/**
 * Creates one database with empty tables and one as after a first start, before the database tests of an engine. Tests
 * copy them, because creating the tables and importing the content is slow.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const engine = project.name === 'postgres' ? 'postgres' : 'sqlite';
  const migrated = await createDatabasePlace(undefined, engine);
  const tables = await migrated.open();
  await migrateToLatest(tables, migrations);
  await tables.close();
  project.provide('migratedDatabase', { dataDir: migrated.dataDir, databaseUrl: migrated.databaseUrl });

  const filled = await createDatabasePlace(undefined, engine, migrated);
  const db = await filled.open();
  const log = pino({ level: 'silent' });
  const content = { kinds: contentKinds, hasPage, contentDir: null, defaultDir: defaultContentDir };
  await loadAtStart({ db, log, ...content, checkedHash: checkedContentHash });
  await db.close();
  project.provide('filledDatabase', { dataDir: filled.dataDir, databaseUrl: filled.databaseUrl });
  return async () => {
    await filled[Symbol.asyncDispose]();
    await migrated[Symbol.asyncDispose]();
  };
}
