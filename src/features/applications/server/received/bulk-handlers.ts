import type { Handlers } from '../../../../platform/server/http/context.ts';
import { actOnEach } from '../../../admin/server/public.ts';
import type { applicationBulkRoutes } from '../../bulk-contract.ts';
import { moveUndoErrors, receivedApplicationRoutes } from '../../received-contract.ts';
import type { ApplicationDeps } from '../deps.ts';
import { moveUndoer } from '../pending/undo.ts';
import { applicationMover } from './move.ts';

const moveErrors = receivedApplicationRoutes['PUT /api/received-applications/{applicationId}/status'].errors;

/** Handlers that move several applications at once; each is handled as in the single action. */
export function applicationBulkHandlers(deps: ApplicationDeps): Handlers<typeof applicationBulkRoutes> {
  const move = applicationMover(deps);
  const undo = moveUndoer(deps);
  return {
    async moveApplications({ body: { changes, message = null } }, { caller: { uid: byUserId } }) {
      const done = await actOnEach(changes, moveErrors, ({ id, ...change }) =>
        move(id, { ...change, message, byUserId }),
      );
      return { ...done, undoMs: deps.settings.applicationUndoSeconds * 1000 };
    },

    undoApplicationMoves: ({ body: { rows } }, { caller: { uid: byUserId } }) =>
      actOnEach(rows, moveUndoErrors, ({ id, from }) => undo(id, { from, byUserId })),
  };
}
