import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '../../../scripts/support/server-process.ts';

/** Confirms an account's address, as opening the mailed link does. */
export function confirmAddress({ dataDir }: Pick<ServerProcess, 'dataDir'>, email: string): void {
  using database = new DatabaseSync(join(dataDir, 'opvir.sqlite'));
  // The server may be writing.
  database.exec('pragma busy_timeout = 10000');
  const { changes } = database.prepare('update authUsers set emailVerified = 1 where email = ?').run(email);
  if (changes !== 1) throw new Error(`there is no account ${email}`);
}
