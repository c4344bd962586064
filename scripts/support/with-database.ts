import type { Database } from '../../src/platform/server/db/database.ts';
import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';

/** Opens the database of a data folder, as a further process, and closes it afterwards. */
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

/** Throws if the database may lose acknowledged commits in a power cut. */
export async function mustBeDurable(db: Database): Promise<void> {
  const faults = await durabilityFaults(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
