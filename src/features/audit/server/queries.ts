import { type AliasableExpression, sql } from 'kysely';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { SqlValue, Statement } from '../../../platform/server/db/statement.ts';
import type { AuditAct } from '../acts-contract.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    /** Append-only audit log. Deleting an account clears its ids and addresses; other deletions mask the address. */
    auditEntries: AuditRow;
  }
}

export interface AuditRow {
  id: string;
  /** Uid of the actor and their email address at that time; or `commandLine`, or empty for the site itself. */
  actorId: string;
  actorEmail: string;
  act: AuditAct;
  /** Id of the subject, and its readable name. */
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

/** Fields of an entry besides actor and action. */
interface DeedRow {
  id: string;
  subjectId: string;
  subject: string;
}

export type ActionRows = AliasableExpression<DeedRow>;

/** Inserts an entry for each row. */
export function insertEntriesOf(
  db: Database,
  { actorId, act, timestamp }: Pick<NewEntry, 'actorId' | 'act' | 'timestamp'>,
  rows: ActionRows,
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
    /** Finds the actor with the next lower id, with the address of their last entry. */
    findActorBefore: prepareQuery<{ before: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('auditEntries')
        .select(['actorId', 'actorEmail'])
        .where('actorId', '<', param('before'))
        .orderBy('actorId', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    /** Finds the next actor address in ascending order. */
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
