import type { Database } from '../../src/platform/server/db/database.ts';
import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';

/** Lends the database of a place, as another process of it opens it. */
export async function withDatabase<T>(
  place: Parameters<typeof openDatabase>[0],
  act: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}

/** Throws if a power cut may take what this database has acknowledged. */
export async function mustBeDurable(db: Database): Promise<void> {
  const faults = await durabilityFaults(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
