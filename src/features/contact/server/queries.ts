import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';

export type ContactMessageRow = {
  id: string;
  name: string;
  email: string;
  message: string;
  /** Milliseconds since 1970. */
  timestamp: number;
};

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    contactMessages: ContactMessageRow;
  }
}

export function contactQueries(db: Database) {
  return {
    insertMessage: prepareQuery<ContactMessageRow>(db)((kysely, param) =>
      kysely.insertInto('contactMessages').values({
        id: param('id'),
        name: param('name'),
        email: param('email'),
        message: param('message'),
        timestamp: param('timestamp'),
      }),
    ),
  };
}

/** For the operator: the newest first. */
export function selectMessages(db: Database, limit: number): Promise<ContactMessageRow[]> {
  return db.readKysely.selectFrom('contactMessages').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
