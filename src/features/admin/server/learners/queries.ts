import { expressionBuilder, sql } from 'kysely';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { findPeopleWith, peopleWith } from '../../../identity/server/public.ts';
import type { enrolmentStates, learnerOrders } from '../../learners-contract.ts';

/** Each is the order of an index, of those who are enrolled and of those who left. */
const orders = {
  newest: [null, 'desc'],
  oldest: [null, 'asc'],
  furthest: ['percent', 'desc'],
  behind: ['percent', 'asc'],
  active: ['lastActiveAt', 'desc'],
  idle: ['lastActiveAt', 'asc'],
} as const satisfies Record<(typeof learnerOrders)[number], readonly ['percent' | 'lastActiveAt' | null, string]>;

/** So few are looked up one by one; where more fit, a page of the list is full before much of it was read. */
const lookedUpMax = 1000;

/** `cursor` is what {@link learnerCursor} gives of the last row before. */
interface WantedLearners {
  readonly courseId: string;
  readonly search?: string | undefined;
  readonly state: (typeof enrolmentStates)[number];
  readonly order: keyof typeof orders;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export type LearnerRow = Awaited<ReturnType<typeof selectLearners>>[number];

/**
 * One page of the learners of a course, or of those who left it. Which they are is read from indexes alone, and their rows after that: PostgreSQL would
 * go through all enrolments by their ids for the newest of a course, if it had to look at the rows as well.
 */
export async function selectLearners(db: Database, wanted: WantedLearners) {
  const [column, direction] = orders[wanted.order];
  const page = await pageOf(db, wanted);
  let query = db.readKysely
    .selectFrom(page.as('page'))
    .innerJoin('enrollments', 'enrollments.id', 'page.id')
    .innerJoin('users', 'users.uid', 'enrollments.userId')
    .select(['enrollments.id', 'enrollments.userId', 'users.name', 'users.email', 'percent', 'atLessonId'])
    .select(['lastActiveAt', 'completedAt', 'endedAt']);
  if (column) query = query.orderBy(`enrollments.${column}`, direction);
  return query.orderBy('enrollments.id', direction).execute();
}

/** The ids of a page's enrolments. */
async function pageOf(db: Database, { courseId, search, state, order, cursor, limit }: WantedLearners) {
  const [column, direction] = orders[order];
  const comparison = direction === 'asc' ? '>' : '<';
  const few = search ? await fewWith(db, search) : null;
  let query = db.readKysely
    .selectFrom('enrollments')
    .innerJoin('users', 'users.uid', 'enrollments.userId')
    .select('enrollments.id')
    .where('endedAt', state === 'enrolled' ? 'is' : 'is not', null)
    .limit(limit);
  if (column) query = query.orderBy(`enrollments.${column}`, direction);
  query = query.orderBy('enrollments.id', direction);
  if (few) query = query.where('enrollments.userId', 'in', few);
  else if (search) query = query.where(manyWith(db, search));
  query = few
    ? // As an expression: a few are looked up by their own enrolments, and not by going through all of the course.
      query.where(sql`"enrollments"."courseId" || ''`, '=', courseId)
    : query.where('enrollments.courseId', '=', courseId);
  if (cursor === undefined) return query;
  const { id, value } = readCursor(cursor);
  return column
    ? query.where((eb) => eb(eb.refTuple(`enrollments.${column}`, 'enrollments.id'), comparison, eb.tuple(value, id)))
    : query.where('enrollments.id', comparison, id);
}

/** SQLite finds all of them once and goes by that; PostgreSQL would do so for each page, and looks at the learners in their order instead. */
function manyWith(db: Database, search: string) {
  if (db.engine === 'postgres') return contains(db, search, 'users.name', 'users.email');
  return expressionBuilder<Tables, 'enrollments'>()('enrollments.userId', 'in', peopleWith(db, search));
}

/** Null where many have it. */
async function fewWith(db: Database, search: string): Promise<readonly string[] | null> {
  const found = await findPeopleWith(db, search, lookedUpMax);
  // No statement has an empty list.
  return found?.length === 0 ? [''] : found;
}

/** What a row is sorted by, and its id. */
export function learnerCursor(order: keyof typeof orders) {
  const [column] = orders[order];
  return (row: LearnerRow): string => (column ? `${row[column]}.${row.id}` : row.id);
}

function readCursor(cursor: string): { id: string; value: number } {
  const [id = '', value = ''] = cursor.split('.').toReversed();
  // Another list's cursor has no number: nothing stands beyond it.
  return { id, value: Number.parseInt(value, 10) || 0 };
}

type OfCourse = { courseId: string };

/** Each is counted from an index alone. */
export function courseCountQueries(db: Database) {
  return {
    countEnrolled: prepareQuery<OfCourse>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null),
    ),
    countActive: prepareQuery<OfCourse & { since: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null)
        .where('lastActiveAt', '>=', param('since')),
    ),
    countFinished: prepareQuery<OfCourse>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is', null)
        .where('completedAt', 'is not', null),
    ),
    countLeft: prepareQuery<OfCourse>(db)((kysely, param) =>
      kysely
        .selectFrom('enrollments')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('courseId', '=', param('courseId'))
        .where('endedAt', 'is not', null),
    ),
    countBehind: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('courseStandings')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('cursor', 'is not', null),
    ),
  };
}
