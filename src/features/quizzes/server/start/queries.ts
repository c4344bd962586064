import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { DatabaseOutage } from '../../../../platform/server/db/outage.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { batchedLookup } from '../../../../platform/server/db/batching.ts';
import { type NewAttempt, startedColumns } from '../queries.ts';

/**
 * New attempt with the number of attempts allowed. Beyond that number, it begins only if the last one started at or
 * before `pauseStart`, which is null for a hard limit.
 */
type AttemptToBegin = NewAttempt & { allowed: number; pauseStart: number | null };

const types: Readonly<Record<keyof AttemptToBegin, string>> = {
  id: 'text',
  userId: 'text',
  courseId: 'text',
  lessonId: 'text',
  version: 'text',
  seed: 'text',
  questionIds: 'text',
  startedAt: 'bigint',
  deadline: 'bigint',
  changes: 'integer',
  allowed: 'integer',
  pauseStart: 'bigint',
};
const askedColumns = startedColumns.filter((name) => name !== 'number');
const columns = (Object.keys(types) as (keyof AttemptToBegin)[]).map((name) => ({ name, type: sql.raw(types[name]) }));

/**
 * Begins an attempt and returns its number; undefined if not enrolled, one is running, none are left, or one began
 * concurrently. On PostgreSQL, calls in one turn of the event loop share a statement.
 */
export function attemptBeginner(db: Database): (asked: AttemptToBegin) => Promise<{ number: number } | undefined> {
  const insertOne = prepareQuery<AttemptToBegin>(db)((kysely, param) => {
    const values = columns.map(({ name, type }) => sql`cast(${param(name)} as ${type}) as ${sql.ref(name)}`);
    return insertFrom(kysely, sql<AttemptToBegin>`(select ${sql.join(values)})`);
  });
  const beginOne = async (asked: AttemptToBegin) => (await db.commit(insertOne.with(asked)))[0];
  if (db.engine === 'sqlite') return async (asked) => (await beginOne(asked))[0];

  const insertMany = prepareQuery<{ asked: string }>(db)((kysely, param) => {
    const fields = columns.map(({ name, type }) => sql`${sql.ref(name)} ${type}`);
    const rows = sql`jsonb_to_recordset(cast(cast(${param('asked')} as text) as jsonb))`;
    return insertFrom(kysely, sql<AttemptToBegin>`(select * from ${rows} as one(${sql.join(fields)}))`);
  });
  const begin = batchedLookup<AttemptToBegin, { key: string; number: number }>(async (all) => {
    const attempts = [...all.values()];
    try {
      return (await db.commit(insertMany.with({ asked: JSON.stringify(attempts) })))[0];
    } catch (error) {
      if (attempts.length === 1 || error instanceof DatabaseOutage) throw error;
      // The batch failed, such as because an account is being deleted. Retried one by one, so that the others begin;
      // for the failed one the caller looks up the reason.
      const outcomes = await Promise.allSettled(attempts.map(beginOne));
      return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    }
  });
  return (asked) => begin(asked.id, asked);
}

/**
 * Makes all decisions within the statement, since thousands may begin at once. The lookups are per learner: if
 * PostgreSQL may join, it compares everybody in the batch with all attempts, or reads all enrollments.
 */
function insertFrom(kysely: Kysely<Tables>, source: RawBuilder<AttemptToBegin>) {
  return kysely
    .with('asked', () => source)
    .with(
      (cte) => cte('known').materialized(),
      (db) =>
        db
          .selectFrom('asked')
          .selectAll()
          .select((eb) => [
            enrolmentsOf(eb).as('enrolments'),
            usedUpBy(eb).as('usedUp'),
            lastStartOf(eb).as('lastStart'),
          ]),
    )
    .insertInto('quizAttempts')
    .columns([...askedColumns, 'number'])
    .expression((insert) =>
      insert
        .selectFrom('known')
        .select(askedColumns)
        .select((eb) => eb('usedUp', '+', 1).as('number'))
        .where((eb) => eb.or([eb('usedUp', '<', eb.ref('allowed')), eb('lastStart', '<=', eb.ref('pauseStart'))]))
        .where('enrolments', '=', 1),
    )
    .onConflict((conflict) => conflict.columns(['userId', 'courseId', 'lessonId', 'number']).doNothing())
    .returning(['id as key', 'number']);
}

type OfAsked = ExpressionBuilder<Tables & { asked: AttemptToBegin }, 'asked'>;

/** Enrollments of the learner in the course: one or none. */
function enrolmentsOf(eb: OfAsked) {
  return eb
    .selectFrom('enrollments')
    .whereRef('enrollments.userId', '=', 'asked.userId')
    .whereRef('enrollments.courseId', '=', 'asked.courseId')
    .where('enrollments.endedAt', 'is', null)
    .select((own) => own.fn.countAll<number>().as('enrolments'));
}

/** The learner's attempts at the quiz. */
function ownOf(eb: OfAsked) {
  return eb
    .selectFrom('quizAttempts as own')
    .whereRef('own.userId', '=', 'asked.userId')
    .whereRef('own.courseId', '=', 'asked.courseId')
    .whereRef('own.lessonId', '=', 'asked.lessonId');
}

/** Number of attempts used; a running one uses up all that are allowed. */
function usedUpBy(eb: OfAsked) {
  return ownOf(eb).select((own) => {
    const weight = own.case().when('own.submittedAt', 'is', null).then(own.ref('asked.allowed')).else(1).end();
    return own.fn.coalesce(own.fn.sum<number>(weight), own.lit(0)).as('usedUp');
  });
}

/** Start of the last attempt; a running one counts as started now, so that no pause is over. */
function lastStartOf(eb: OfAsked) {
  return ownOf(eb).select((own) => {
    const running = own.case().when('own.submittedAt', 'is', null).then(own.ref('asked.startedAt'));
    return own.fn.max<number>(running.else(own.ref('own.startedAt')).end()).as('lastStart');
  });
}
