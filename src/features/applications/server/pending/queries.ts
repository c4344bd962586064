import { expressionBuilder } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { ApplicationStatus } from '../../status-contract.ts';

/** A step that the applicant is not notified of: it is pending, or it was undone and they never are. */
type HeldStepRow = {
  stepId: string;
  applicationId: string;
  /** 1 for an undone step, and for the step back. */
  isUndone: 0 | 1;
  /** Status of the application before the step. */
  beforeStatus: ApplicationStatus;
  /** Milliseconds since 1970, like `beforeDeletesAt`. */
  beforeStatusAt: number;
  beforeDeletesAt: number | null;
};

declare module '../../../../platform/server/db/tables.ts' {
  interface Tables {
    heldApplicationSteps: HeldStepRow;
  }
}

type OfStep = { stepId: string };
type OfApplication = { applicationId: string };
/** `newestId` is the last step to include. */
type UpTo = OfApplication & { newestId: string };

/**
 * Queries of steps without a notification. A step's row exists until its applicant is notified: code that deletes it
 * must notify them, or decide not to.
 */
export function pendingStepQueries(db: Database) {
  return {
    insertPending: prepareQuery<HeldStepRow>(db)((kysely, param) =>
      kysely.insertInto('heldApplicationSteps').values({
        stepId: param('stepId'),
        applicationId: param('applicationId'),
        isUndone: param('isUndone'),
        beforeStatus: param('beforeStatus'),
        beforeStatusAt: param('beforeStatusAt'),
        beforeDeletesAt: param('beforeDeletesAt'),
      }),
    ),
    /** Finds a pending step. */
    findWaiting: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .selectFrom('heldApplicationSteps')
        .select('applicationId')
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0),
    ),
    /** Lists the pending steps of an application, oldest first, with the data of the notification. */
    listWaiting: prepareQuery<UpTo>(db)((kysely, param) =>
      kysely
        .selectFrom('heldApplicationSteps')
        .innerJoin('applicationSteps', 'applicationSteps.id', 'stepId')
        .innerJoin('applications', 'applications.id', 'heldApplicationSteps.applicationId')
        .select(['stepId', 'userId', 'email', 'openingId', 'applicationSteps.status', 'message'])
        .where('heldApplicationSteps.applicationId', '=', param('applicationId'))
        .where('stepId', '<=', param('newestId'))
        .where('isUndone', '=', 0)
        .orderBy('stepId'),
    ),
    /** Finds the newest pending step of an application. */
    findNewestWaiting: prepareQuery<OfApplication>(db)((kysely, param) =>
      kysely
        .selectFrom('heldApplicationSteps')
        .select(['stepId', 'beforeStatus', 'beforeStatusAt', 'beforeDeletesAt'])
        .where('applicationId', '=', param('applicationId'))
        .where('isUndone', '=', 0)
        .orderBy('stepId', 'desc')
        .limit(1),
    ),
    /** Returns no row for a step that is no longer pending, so that only one concurrent caller succeeds. */
    release: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .deleteFrom('heldApplicationSteps')
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0)
        .returning('stepId'),
    ),
    /** Returns no row for a step that is no longer pending, like `release`. */
    markUndone: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .updateTable('heldApplicationSteps')
        .set({ isUndone: 1 })
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0)
        .returning('stepId'),
    ),
    /** Shows all pending steps to the applicant without sending mails. */
    releaseAllOf: prepareQuery<OfApplication>(db)((kysely, param) =>
      kysely
        .deleteFrom('heldApplicationSteps')
        .where('applicationId', '=', param('applicationId'))
        .where('isUndone', '=', 0),
    ),
    /** Returns no row if the application has another status by now. */
    putBack: prepareQuery<{
      id: string;
      from: ApplicationStatus;
      status: ApplicationStatus;
      statusAt: number;
      deletesAt: number | null;
    }>(db)((kysely, param) =>
      kysely
        .updateTable('applications')
        .set({ status: param('status'), statusAt: param('statusAt'), deletesAt: param('deletesAt') })
        .where('id', '=', param('id'))
        .where('status', '=', param('from'))
        .returning('id'),
    ),
  };
}

const steps = expressionBuilder<Tables, 'applicationSteps'>();
const applications = expressionBuilder<Tables, 'applications'>();

/** Condition on steps: the applicant was notified. */
export const isNotified = steps.not(
  steps.exists(
    steps.selectFrom('heldApplicationSteps').select('stepId').whereRef('stepId', '=', 'applicationSteps.id'),
  ),
);

/** Value of a column before the oldest pending step; null if no step is pending. */
function before<Column extends 'beforeStatus' | 'beforeStatusAt' | 'beforeDeletesAt'>(column: Column) {
  return applications
    .selectFrom('heldApplicationSteps')
    .select(column)
    .whereRef('applicationId', '=', 'applications.id')
    .where('isUndone', '=', 0)
    .orderBy('stepId')
    .limit(1);
}

/** Columns of an application that a move changes, as the applicant last saw them. */
export const asNotified = {
  status: applications.fn.coalesce(before('beforeStatus'), 'applications.status'),
  statusAt: applications.fn.coalesce(before('beforeStatusAt'), 'applications.statusAt'),
  // A scheduled deletion is announced in the commit that stores it.
  deletesAt: applications.fn.coalesce('applications.deletesAt', before('beforeDeletesAt')),
};
