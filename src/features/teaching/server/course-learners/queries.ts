import { expressionBuilder, sql } from 'kysely';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import { contains } from '../../../../platform/server/db/contains.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import { findUsersMatching, usersMatching } from '../../../identity/server/public.ts';
import type { courseLearnerList } from '../../course-lists-contract.ts';

/** Each order is that of an index, both for enrolled learners and for those who left. */
const orders = {
  newest: [null, 'desc'],
  oldest: [null, 'asc'],
  furthest: ['percent', 'desc'],
  behind: ['percent', 'asc'],
  active: ['lastActiveAt', 'desc'],
  idle: ['lastActiveAt', 'asc'],
} as const satisfies Record<
  (typeof courseLearnerList.orders)[number],
  readonly ['percent' | 'lastActiveAt' | null, string]
>;

/** Maximum number of matches to look up one by one. With more, the list's order soon fills a page. */
const lookedUpMax = 1000;

type Request = ListRequest<typeof courseLearnerList> & { readonly courseId: string };

export type LearnerRow = Awaited<ReturnType<typeof selectLearners>>[number];

/**
 * One page of a course's enrolled or former learners. Ids come from indexes alone, and then their rows: otherwise
 * PostgreSQL would scan all enrollments by id for the newest of a course.
 */
export async function selectLearners(db: Database, request: Request) {
  const [column, direction] = orders[request.order];
  const page = await pageOf(db, request);
  let query = db.readKysely
    .selectFrom(page.as('page'))
    .innerJoin('enrollments', 'enrollments.id', 'page.id')
    .innerJoin('users', 'users.uid', 'enrollments.userId')
    .select(['enrollments.id', 'enrollments.userId', 'users.name', 'users.email', 'percent', 'atLessonId'])
    .select(['lastActiveAt', 'completedAt', 'endedAt']);
  if (column) query = query.orderBy(`enrollments.${column}`, direction);
  return query.orderBy('enrollments.id', direction).execute();
}

/** Ids of a page's enrollments. */
async function pageOf(db: Database, { courseId, search, state = 'enrolled', order, cursor, limit }: Request) {
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
    ? // As an expression, so that a few users are found by their own enrollments instead of a scan of the course.
      query.where(sql`"enrollments"."courseId" || ''`, '=', courseId)
    : query.where('enrollments.courseId', '=', courseId);
  if (cursor === undefined) return query;
  const { id, value } = readCursor(cursor);
  return column
    ? query.where((eb) => eb(eb.refTuple(`enrollments.${column}`, 'enrollments.id'), comparison, eb.tuple(value, id)))
    : query.where('enrollments.id', comparison, id);
}

/**
 * SQLite evaluates the subquery once. PostgreSQL would do so for each page, so it checks learners in the list's order
 * instead.
 */
function manyWith(db: Database, search: string) {
  if (db.engine === 'postgres') return contains(db, search, 'users.name', 'users.email');
  return expressionBuilder<Tables, 'enrollments'>()('enrollments.userId', 'in', usersMatching(db, search));
}

/** Returns null if there are too many matches. */
async function fewWith(db: Database, search: string): Promise<readonly string[] | null> {
  const found = await findUsersMatching(db, search, lookedUpMax);
  // An empty list is not valid in a statement.
  return found?.length === 0 ? [''] : found;
}

/** Returns the cursor of a row: its sort value, if any, and its id. */
export function learnerCursor(row: LearnerRow, order: keyof typeof orders): string {
  const [column] = orders[order];
  return column ? `${row[column]}.${row.id}` : row.id;
}

function readCursor(cursor: string): { id: string; value: number } {
  const [id = '', value = ''] = cursor.split('.').toReversed();
  // A cursor of another sort order has no number, which is read as 0.
  return { id, value: Number.parseInt(value, 10) || 0 };
}

type OfCourse = { courseId: string };

/** Queries that count from an index alone. */
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
