import { expressionBuilder } from 'kysely';
import type { Tables } from '../../../../platform/server/db/tables.ts';

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
