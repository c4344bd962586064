import { type Kysely, sql } from 'kysely';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { addressSearch, nameSearch, rowsBeginning } from '../../../../platform/server/db/prefix-search.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { ApplicationStatus, applicationList } from '../../status-contract.ts';
import { searchTextOf } from '../queries.ts';

/** A note between reviewers. Append-only. */
type NoteRow = {
  id: string;
  applicationId: string;
  text: string;
  /** Null if there is no account. */
  byUserId: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    applicationNotes: NoteRow;
  }
}

/** Request for applications in the order of their ids. */
export type ApplicationFilter = Omit<ListRequest<typeof applicationList>, 'order'> & {
  readonly order: 'newest' | 'oldest';
};

export type ListedApplicationRow = Awaited<ReturnType<typeof selectApplications>>[number];

type ForOpening = { openingId: string };

const shownInList = [
  'id',
  'userId',
  'name',
  'email',
  'linkedin',
  'website',
  'openingId',
  'status',
  'statusAt',
  'cvName',
  'timestamp',
] as const;

/** Queries of the reviewers. */
export function receivedQueries(db: Database) {
  return {
    countAll: prepareQuery(db)((kysely) => counted(kysely)),
    countForOpening: prepareQuery<ForOpening>(db)((kysely, param) =>
      counted(kysely).where('openingId', '=', param('openingId')),
    ),
    countByOpening: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('applications')
        .select((eb) => ['openingId', eb.fn.countAll<number>().as('count')])
        .where('openingId', 'is not', null)
        .groupBy('openingId'),
    ),
    countInfected: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('applications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        // A literal, because a partial index needs a condition known when the query is planned.
        .where('cvState', '=', sql.lit('infected')),
    ),
    findApplication: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('applications').selectAll().where('id', '=', param('id')),
    ),
    listSteps: prepareQuery<{ applicationId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applicationSteps')
        .leftJoin('users', 'users.uid', 'applicationSteps.byUserId')
        .leftJoin('heldApplicationSteps', 'stepId', 'applicationSteps.id')
        .select(['status', 'message', 'at', 'byUserId', 'users.name', 'users.email', 'isUndone'])
        .where('applicationSteps.applicationId', '=', param('applicationId'))
        .orderBy('applicationSteps.id'),
    ),
    listNotes: prepareQuery<{ applicationId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applicationNotes')
        .leftJoin('users', 'users.uid', 'applicationNotes.byUserId')
        .select(['applicationNotes.id', 'text', 'at', 'users.name', 'users.email'])
        .where('applicationId', '=', param('applicationId'))
        .orderBy('applicationNotes.id'),
    ),
    findName: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.selectFrom('users').select(['name', 'email']).where('uid', '=', param('uid')),
    ),
    /** Writes nothing if the application has another status by now. */
    updateStatus: prepareQuery<{ id: string; from: ApplicationStatus; to: ApplicationStatus; statusAt: number }>(db)(
      (kysely, param) =>
        kysely
          .updateTable('applications')
          .set({ status: param('to'), statusAt: param('statusAt'), deletesAt: null })
          .where('id', '=', param('id'))
          .where('status', '=', param('from'))
          .returning('id'),
    ),
    /**
     * Locks an application without changing it: returns a row if it exists, and it then exists until the commit ends.
     */
    holdApplication: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set((eb) => ({ status: eb.ref('status') }))
        .where('id', '=', param('id'))
        .returning('id'),
    ),
    insertNote: prepareQuery<NoteRow>(db)((kysely, param) =>
      kysely.insertInto('applicationNotes').values({
        id: param('id'),
        applicationId: param('applicationId'),
        text: param('text'),
        byUserId: param('byUserId'),
        at: param('at'),
      }),
    ),
    /** Deletes an application with its history and its notes. */
    deleteApplication: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('applications').where('id', '=', param('id')).returning('id'),
    ),
  };
}

/** Finds applications, for the reviewers, in which a word of the name or the email address starts with the input. */
export function selectApplicationsBeginning(db: Database, typed: string, limit: number) {
  const places = [...nameSearch(db, 'applications', 'id'), ...addressSearch(db, 'applications', 'id')];
  return rowsBeginning(db, places, { typed, limit }, (ids) =>
    db.readKysely.selectFrom('applications').select(shownInList).where('id', 'in', ids).execute(),
  );
}

/** Finds applications by the reviewers' filter. */
export function selectApplications(db: Database, wanted: ApplicationFilter) {
  const { search, status, openingId, cv, order, cursor, limit } = wanted;
  const direction = order === 'newest' ? 'desc' : 'asc';
  // A covering index gives the ids of the page, so that a search for a rare text reads no table rows.
  let ids = db.readKysely.selectFrom('applications').select('id').orderBy('id', direction).limit(limit);
  if (search) ids = ids.where(sql<boolean>`"searchText" like ${patternFor(search)} escape '\\'`);
  if (status) ids = ids.where('status', '=', status);
  if (cv) ids = ids.where('cvState', '=', sql.lit(cv));
  if (openingId) ids = ids.where('openingId', '=', openingId);
  if (cursor) ids = ids.where('id', order === 'newest' ? '<' : '>', cursor);
  return db.readKysely
    .selectFrom('applications')
    .select(shownInList)
    .where('id', 'in', ids)
    .orderBy('id', direction)
    .execute();
}

/** Pattern that finds the text anywhere; LIKE wildcards in it are escaped. */
function patternFor(search: string): string {
  return `%${searchTextOf(search).replace(/[\\%_]/g, '\\$&')}%`;
}

function counted(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('applications')
    .select((from) => ['status', from.fn.countAll<number>().as('count')])
    .groupBy('status');
}
