import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { migrations } from '../../migrations/index.ts';
import { checkedContentHash, contentKinds, defaultContentDir, hasPage } from '../../src/app/server/content-kinds.ts';
import { loadAtStart } from '../../src/platform/server/content/load-at-start.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { type FilledDatabase, createDatabasePlace } from './database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    filledDatabase: FilledDatabase;
  }
}

/**
 * Makes one database as a first start leaves it, before the database tests of an engine. Each test that starts the server
 * gets a copy of it: to make the tables and to take in the content takes longer than most tests.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const place = await createDatabasePlace(undefined, project.name === 'db-postgres' ? 'postgres' : 'sqlite');
  const db = await place.open();
  await migrateToLatest(db, migrations);
  const log = pino({ level: 'silent' });
  const content = { kinds: contentKinds, hasPage, contentDir: null, defaultDir: defaultContentDir };
  await loadAtStart({ db, log, ...content, checkedHash: checkedContentHash });
  await db.close();
  project.provide('filledDatabase', { dataDir: place.dataDir, databaseUrl: place.databaseUrl });
  return async () => {
    await place[Symbol.asyncDispose]();
  };
}
