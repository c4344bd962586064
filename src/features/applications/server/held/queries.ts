import { expressionBuilder } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { ApplicationStatus } from '../../status-contract.ts';

/** A step that its applicant has not been told of: it waits for that, or it was undone before and they never are. */
type HeldStepRow = {
  stepId: string;
  applicationId: string;
  /** 1 for what was undone, and for the step back. */
  isUndone: 0 | 1;
  /** What the application had before the step. */
  beforeStatus: ApplicationStatus;
  /** Milliseconds since 1970, as the next. */
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
/** `newestId` is the step up to which it is about. */
type UpTo = OfApplication & { newestId: string };

/** The row of a step is there as long as its applicant has not been told; who takes it away tells them, or says that nobody does. */
export function heldQueries(db: Database) {
  return {
    insertHeld: prepareQuery<HeldStepRow>(db)((kysely, param) =>
      kysely.insertInto('heldApplicationSteps').values({
        stepId: param('stepId'),
        applicationId: param('applicationId'),
        isUndone: param('isUndone'),
        beforeStatus: param('beforeStatus'),
        beforeStatusAt: param('beforeStatusAt'),
        beforeDeletesAt: param('beforeDeletesAt'),
      }),
    ),
    /** A step that waits. */
    findWaiting: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .selectFrom('heldApplicationSteps')
        .select('applicationId')
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0),
    ),
    /** The steps of an application that wait, the oldest first, with all that its applicant is told. */
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
    /** The newest step of an application that waits. */
    findNewestWaiting: prepareQuery<OfApplication>(db)((kysely, param) =>
      kysely
        .selectFrom('heldApplicationSteps')
        .select(['stepId', 'beforeStatus', 'beforeStatusAt', 'beforeDeletesAt'])
        .where('applicationId', '=', param('applicationId'))
        .where('isUndone', '=', 0)
        .orderBy('stepId', 'desc')
        .limit(1),
    ),
    /** Gives no row for a step that waits no more: of all who end its waiting, one does. */
    release: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .deleteFrom('heldApplicationSteps')
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0)
        .returning('stepId'),
    ),
    /** The same for whoever undoes it. */
    markUndone: prepareQuery<OfStep>(db)((kysely, param) =>
      kysely
        .updateTable('heldApplicationSteps')
        .set({ isUndone: 1 })
        .where('stepId', '=', param('stepId'))
        .where('isUndone', '=', 0)
        .returning('stepId'),
    ),
    /** What waits is seen by its applicant then, and no mail tells of it. */
    releaseAllOf: prepareQuery<OfApplication>(db)((kysely, param) =>
      kysely
        .deleteFrom('heldApplicationSteps')
        .where('applicationId', '=', param('applicationId'))
        .where('isUndone', '=', 0),
    ),
    /** Gives no row if the application has another status by now. */
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

/** Of steps: their applicant has been told of it. */
export const isTold = steps.not(
  steps.exists(
    steps.selectFrom('heldApplicationSteps').select('stepId').whereRef('stepId', '=', 'applicationSteps.id'),
  ),
);

/** What an application had before the oldest step that waits; null where none does. */
function before<Column extends 'beforeStatus' | 'beforeStatusAt' | 'beforeDeletesAt'>(column: Column) {
  return applications
    .selectFrom('heldApplicationSteps')
    .select(column)
    .whereRef('applicationId', '=', 'applications.id')
    .where('isUndone', '=', 0)
    .orderBy('stepId')
    .limit(1);
}

/** Of applications: what a move changes, as its applicant was told of it last. */
export const asTold = {
  status: applications.fn.coalesce(before('beforeStatus'), 'applications.status'),
  statusAt: applications.fn.coalesce(before('beforeStatusAt'), 'applications.statusAt'),
  // A day that is promised is told with the commit that writes it.
  deletesAt: applications.fn.coalesce('applications.deletesAt', before('beforeDeletesAt')),
};
