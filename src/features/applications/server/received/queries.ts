import { type Kysely, sql } from 'kysely';
import { addressIn, nameIn, rowsBeginning } from '../../../../platform/server/db/beginnings.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { ApplicationStatus } from '../../status-contract.ts';

/** Of those who decide, for each other; only ever added to. */
type NoteRow = {
  id: string;
  applicationId: string;
  text: string;
  /** Null for nobody's account. */
  byUserId: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    applicationNotes: NoteRow;
  }
}

/** `pattern` is one of LIKE, for a text of `searchTextOf`, with backslashes before what is meant literally. */
type Window = { pattern: string; before: string; limit: number };
type OfStatus = { status: ApplicationStatus };
type ForOpening = { openingId: string };

const shownInList = [
  'id',
  'userId',
  'name',
  'email',
  'openingId',
  'status',
  'statusAt',
  'cvName',
  'timestamp',
] as const;

/** What those read and write who decide on applications. */
export function receivedQueries(db: Database) {
  return {
    listAll: prepareQuery<Window>(db)((kysely, param) =>
      inFull(kysely, matching(kysely, param('pattern'), param('before'), param('limit'))),
    ),
    listOfStatus: prepareQuery<Window & OfStatus>(db)((kysely, param) =>
      inFull(
        kysely,
        matching(kysely, param('pattern'), param('before'), param('limit')).where('status', '=', param('status')),
      ),
    ),
    listForOpening: prepareQuery<Window & ForOpening>(db)((kysely, param) =>
      inFull(
        kysely,
        matching(kysely, param('pattern'), param('before'), param('limit')).where('openingId', '=', param('openingId')),
      ),
    ),
    listOfStatusForOpening: prepareQuery<Window & OfStatus & ForOpening>(db)((kysely, param) =>
      inFull(
        kysely,
        matching(kysely, param('pattern'), param('before'), param('limit'))
          .where('status', '=', param('status'))
          .where('openingId', '=', param('openingId')),
      ),
    ),
    countAll: prepareQuery(db)((kysely) => counted(kysely)),
    countForOpening: prepareQuery<ForOpening>(db)((kysely, param) =>
      counted(kysely).where('openingId', '=', param('openingId')),
    ),
    findApplication: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('applications').selectAll().where('id', '=', param('id')),
    ),
    listSteps: prepareQuery<{ applicationId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applicationSteps')
        .leftJoin('users', 'users.uid', 'applicationSteps.byUserId')
        .select(['status', 'message', 'at', 'byUserId', 'users.name', 'users.email'])
        .where('applicationId', '=', param('applicationId'))
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
    /** Changes nothing. Gives a row if the application is there, and it stays until the commit is done. */
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
    /** Its history and its notes go with it. */
    deleteApplication: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('applications').where('id', '=', param('id')).returning('id'),
    ),
  };
}

/** For those who decide: the applications of whoever has a name of which a word, or an address that, begins with what was typed. */
export function selectApplicationsBeginning(db: Database, typed: string, limit: number) {
  const places = [...nameIn(db, 'applications', 'id'), ...addressIn(db, 'applications', 'id')];
  return rowsBeginning(db, places, { typed, limit }, (ids) =>
    db.readKysely.selectFrom('applications').select(shownInList).where('id', 'in', ids).execute(),
  );
}

/** The ids of one page; an index has all that this looks at, so that a search for what is rare reads no rows. */
function matching(kysely: Kysely<Tables>, pattern: string, before: string, limit: number) {
  return kysely
    .selectFrom('applications')
    .select('id')
    .where(sql<boolean>`"searchText" like ${pattern} escape '\\'`)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit);
}

/** In no order: the ids alone were read in theirs. */
function inFull(kysely: Kysely<Tables>, ids: ReturnType<typeof matching>) {
  return kysely.selectFrom('applications').select(shownInList).where('id', 'in', ids);
}

function counted(kysely: Kysely<Tables>) {
  return kysely
    .selectFrom('applications')
    .select((from) => ['status', from.fn.countAll<number>().as('count')])
    .groupBy('status');
}
