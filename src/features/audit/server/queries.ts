import { sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { AuditAct } from '../acts.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Only ever added to; where an account was deleted, ids and addresses of it are empty. */
    auditEntries: {
      id: string;
      /** The uid of the administrator, and the address that signed in then. */
      actorId: string;
      actorEmail: string;
      act: AuditAct;
      /** The id of what it was done to, and what people know it by. */
      subjectId: string;
      subject: string;
      /** Milliseconds since 1970. */
      timestamp: number;
    };
  }
}

interface NewEntry extends Record<string, string | number> {
  id: string;
  actorId: string;
  act: AuditAct;
  subjectId: string;
  subject: string;
  timestamp: number;
}

export function auditQueries(db: Database) {
  return {
    insertEntry: prepareQuery<NewEntry>(db)((kysely, param) =>
      kysely.insertInto('auditEntries').values((eb) => ({
        id: param('id'),
        actorId: param('actorId'),
        actorEmail: sql<string>`coalesce(${eb.selectFrom('authUsers').select('email').where('id', '=', param('actorId'))}, '')`,
        act: param('act'),
        subjectId: param('subjectId'),
        subject: param('subject'),
        timestamp: param('timestamp'),
      })),
    ),
    listEntries: prepareQuery<{ before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('auditEntries')
        .selectAll()
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
  };
}
