import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { cvStates } from '../contract.ts';
import { type ApplicationStatus, openStatuses } from '../status-contract.ts';
import { asNotified, isNotified } from './pending/queries.ts';

export type ApplicationRow = {
  id: string;
  /** Null if the applicant was not signed in, or the account was deleted. */
  userId: string | null;
  openingId: string | null;
  name: string;
  email: string;
  linkedin: string;
  website: string;
  /** The file name given by the applicant; for display. */
  cvName: string;
  /** The file's name in the storage. */
  cvKey: string;
  cvBytes: number;
  /** Milliseconds since 1970. */
  timestamp: number;
  status: ApplicationStatus;
  /** Time of the change to this status; milliseconds since 1970. */
  statusAt: number;
  /** Created by {@link searchTextOf}. */
  searchText: string;
  /** JSON of `Evidence`; null if none. */
  evidence: string | null;
  /** Date of deletion that the applicant was notified of; milliseconds since 1970. */
  deletesAt: number | null;
  cvState: (typeof cvStates)[number];
};

/** Append-only. */
export type StepRow = {
  id: string;
  applicationId: string;
  status: ApplicationStatus;
  /** Message to the applicant; null if none. */
  message: string | null;
  /** Null for a step without an account. */
  byUserId: string | null;
  /** Milliseconds since 1970. */
  at: number;
};

/** Normalizes both the stored search text and the search term. */
export function searchTextOf(text: string): string {
  return text.toLowerCase();
}

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    applications: ApplicationRow;
    applicationSteps: StepRow;
  }
}

const shown = [
  'id',
  'openingId',
  'name',
  'email',
  'linkedin',
  'website',
  'cvName',
  'timestamp',
  'status',
  'cvState',
  'evidence',
] as const;
/** Columns for the applicant. `presentOwn` replaces the status with that of the last step they were notified of. */
const shownToApplicant = [...shown, asNotified.deletesAt.as('deletesAt')] as const;

export function applicationQueries(db: Database) {
  return {
    listByUser: prepareQuery<{ userId: string; before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select(shownToApplicant)
        .where('userId', '=', param('userId'))
        .where('id', '<', param('before'))
        .orderBy('id', 'desc')
        .limit(param('limit')),
    ),
    /**
     * Lists the steps of a user's applications from `firstId` to `lastId`, if the user was notified of them; unordered.
     */
    listStepsByUser: prepareQuery<{ userId: string; firstId: string; lastId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .innerJoin('applicationSteps', 'applicationSteps.applicationId', 'applications.id')
        .select(['applicationSteps.id', 'applicationId', 'applicationSteps.status', 'message', 'at'])
        .where(isNotified)
        .where('applications.userId', '=', param('userId'))
        .where('applications.id', '>=', param('firstId'))
        .where('applications.id', '<=', param('lastId')),
    ),
    findOfUser: prepareQuery<{ id: string; userId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select(shownToApplicant)
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId')),
    ),
    /**
     * Writes nothing unless the application is the user's and open. A decision that they are not notified of does not
     * count.
     */
    withdraw: prepareQuery<{ id: string; userId: string; statusAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set({ status: 'withdrawn', statusAt: param('statusAt') })
        .where('id', '=', param('id'))
        .where('userId', '=', param('userId'))
        .where((eb) =>
          eb.or([
            eb('status', 'in', openStatuses),
            eb.exists(
              eb
                .selectFrom('heldApplicationSteps')
                .select('stepId')
                .whereRef('applicationId', '=', 'applications.id')
                .where('isUndone', '=', 0)
                .where('beforeStatus', 'in', openStatuses),
            ),
          ]),
        )
        .returning('id'),
    ),
    insertStep: prepareQuery<StepRow>(db)((kysely, param) =>
      kysely.insertInto('applicationSteps').values({
        id: param('id'),
        applicationId: param('applicationId'),
        status: param('status'),
        message: param('message'),
        byUserId: param('byUserId'),
        at: param('at'),
      }),
    ),
    insertApplication: prepareQuery<ApplicationRow>(db)((kysely, param) =>
      kysely.insertInto('applications').values({
        id: param('id'),
        userId: param('userId'),
        openingId: param('openingId'),
        name: param('name'),
        email: param('email'),
        linkedin: param('linkedin'),
        website: param('website'),
        cvName: param('cvName'),
        cvKey: param('cvKey'),
        cvBytes: param('cvBytes'),
        timestamp: param('timestamp'),
        status: param('status'),
        statusAt: param('statusAt'),
        searchText: param('searchText'),
        evidence: param('evidence'),
        deletesAt: param('deletesAt'),
        cvState: param('cvState'),
      }),
    ),
    findCv: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('applications')
        .select(['userId', 'email', 'openingId', 'cvKey', 'cvState'])
        .where('id', '=', param('id')),
    ),
    /** Writes nothing unless the CV is being checked. */
    updateCvState: prepareQuery<{ id: string; cvState: ApplicationRow['cvState'] }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set({ cvState: param('cvState') })
        .where('id', '=', param('id'))
        .where('cvState', '=', 'checking')
        .returning('id'),
    ),
  };
}

/** All columns except the search text. */
export type ListedRow = Omit<ApplicationRow, 'searchText'>;

/** Lists applications for the operator, newest first. */
export function selectApplications(db: Database, limit: number): Promise<ListedRow[]> {
  return db.readKysely
    .selectFrom('applications')
    .select([...shown, 'userId', 'cvKey', 'cvBytes', 'statusAt', 'deletesAt'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
