import { type AliasableExpression, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { SqlValue, Statement } from '../../../platform/server/db/statement.ts';
import type { AuditAct } from '../acts-contract.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Only ever added to; where an account was deleted, ids and addresses of it are empty, and where something else was, its address is masked. */
    auditEntries: AuditRow;
  }
}

export interface AuditRow {
  id: string;
  /** The uid of whoever did it, and the address that signed in then; or `commandLine`, or empty for the site itself. */
  actorId: string;
  actorEmail: string;
  act: AuditAct;
  /** The id of what it was done to, and what people know it by. */
  subjectId: string;
  subject: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

interface NewEntry extends Record<string, string | number> {
  id: string;
  actorId: string;
  act: AuditAct;
  subjectId: string;
  subject: string;
  timestamp: number;
}

/** What an entry is made of beside who did what. */
interface DeedRow {
  id: string;
  subjectId: string;
  subject: string;
}

export type DeedRows = AliasableExpression<DeedRow>;

/** An entry for each of the rows. */
export function insertEntriesOf(
  db: Database,
  { actorId, act, timestamp }: Pick<NewEntry, 'actorId' | 'act' | 'timestamp'>,
  rows: DeedRows,
): Statement<never> {
  const { sql: text, parameters } = db.kysely
    .insertInto('auditEntries')
    .columns(['id', 'subjectId', 'subject', 'actorId', 'actorEmail', 'act', 'timestamp'])
    .expression((eb) =>
      eb
        .selectFrom(rows.as('row'))
        .select(['row.id', 'row.subjectId', 'row.subject'])
        .select((of) => [
          of.cast<string>(of.val(actorId), 'text').as('actorId'),
          sql<string>`coalesce(${of.selectFrom('authUsers').select('email').where('authUsers.id', '=', actorId)}, '')`.as(
            'actorEmail',
          ),
          of.cast<AuditAct>(of.val(act), 'text').as('act'),
          of.cast<number>(of.val(timestamp), 'bigint').as('timestamp'),
        ]),
    )
    .compile();
  return { sql: text, values: parameters as SqlValue[] };
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
    maskSubject: prepareQuery<{ subjectId: string; subject: string }>(db)((kysely, param) =>
      kysely
        .updateTable('auditEntries')
        .set({ subject: param('subject') })
        .where('subjectId', '=', param('subjectId')),
    ),
    /** Of whoever did something, the one with the next lower id, with the address of their last entry. */
    findActorBefore: prepareQuery<{ before: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('auditEntries')
        .select(['actorId', 'actorEmail'])
        .where('actorId', '<', param('before'))
        .orderBy('actorId', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    /** The next of all addresses that somebody did something by. */
    findAddressAfter: prepareQuery<{ after: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('auditEntries')
        .select('actorEmail')
        .where('actorEmail', '>', param('after'))
        .orderBy('actorEmail')
        .limit(1),
    ),
  };
}
