import type { Database } from '../db/database.ts';
import { prepareQuery } from '../db/prepared.ts';

declare module '../db/tables.ts' {
  interface Tables {
    /** One row, with the id 1, that is written only to see whether the database can be. */
    writeProbe: { id: number; writtenAt: number };
  }
}

export function readinessQueries(db: Database) {
  return {
    write: prepareQuery<{ writtenAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('writeProbe')
        .set({ writtenAt: param('writtenAt') })
        .where('id', '=', 1),
    ),
  };
}
