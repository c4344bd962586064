import type { Handlers } from '../../../platform/server/http/context.ts';
import { moveUndoErrors, receivedApplicationRoutes } from '../../applications/received-contract.ts';
import { applicationMover, moveUndoer } from '../../applications/server/public.ts';
import { campaignDraftErrors } from '../../campaigns/contract.ts';
import { campaignRemover } from '../../campaigns/server/public.ts';
import { messageAssignErrors, messageChangeErrors, messageErrors } from '../../contact/inbox-contract.ts';
import { messageAssigner, messageMarker, messageRemover } from '../../contact/server/public.ts';
import { moderationErrors } from '../../feedback/moderation-contract.ts';
import { feedbackHider } from '../../feedback/server/public.ts';
import { accountChangeErrors, subscriberErrors } from '../contract.ts';
import { enrolmentChangeErrors } from '../learners-contract.ts';
import type { bulkRoutes } from '../bulk-contract.ts';
import { accountRoleSetter } from './account-role.ts';
import { accountStateSetter } from './account-state.ts';
import { actOnEach } from './act-on-each.ts';
import type { AdminDeps } from './deps.ts';
import { enrolmentStateSetter } from './learners/state.ts';
import { subscriberRemover } from './subscriber-removal.ts';

const moveErrors = receivedApplicationRoutes['PUT /api/received-applications/{applicationId}/status'].errors;

/** Handlers of bulk actions; each row is handled as in the single action. */
export function bulkHandlers(deps: AdminDeps): Handlers<typeof bulkRoutes> {
  const setAccountState = accountStateSetter(deps);
  const setAccountRole = accountRoleSetter(deps);
  const setEnrolmentState = enrolmentStateSetter(deps);
  const mark = messageMarker(deps);
  const assign = messageAssigner(deps);
  const removeMessage = messageRemover(deps);
  const hide = feedbackHider(deps);
  const move = applicationMover(deps);
  const undoMove = moveUndoer(deps);
  const removeCampaign = campaignRemover(deps);
  const removeSubscriber = subscriberRemover(deps);

  return {
    setAccountStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, accountChangeErrors, ({ id, ...change }) => setAccountState(id, { ...change, byUserId })),

    setAccountRoles: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, accountChangeErrors, ({ id, ...change }) => setAccountRole(id, { ...change, byUserId })),

    setEnrolmentStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, enrolmentChangeErrors, ({ id, ...change }) => setEnrolmentState(id, { ...change, byUserId })),

    setMessageStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, messageChangeErrors, ({ id, ...change }) => mark(id, { ...change, byUserId })),

    assignMessages: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, messageAssignErrors, ({ id, ...change }) => assign(id, { ...change, byUserId })),

    deleteMessages: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, messageErrors, ({ id }) => removeMessage(id, caller.uid)),

    setFeedbackStates: ({ body: { changes } }, { caller: { uid: byUserId } }) =>
      actOnEach(changes, moderationErrors, ({ id, ...change }) => hide(id, { ...change, byUserId })),

    async moveApplications({ body: { changes, message = null } }, { caller: { uid: byUserId } }) {
      const done = await actOnEach(changes, moveErrors, ({ id, ...change }) =>
        move(id, { ...change, message, byUserId }),
      );
      return { ...done, undoMs: deps.settings.applicationUndoSeconds * 1000 };
    },

    undoApplicationMoves: ({ body: { rows } }, { caller: { uid: byUserId } }) =>
      actOnEach(rows, moveUndoErrors, ({ id, from }) => undoMove(id, { from, byUserId })),

    deleteCampaigns: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, campaignDraftErrors, ({ id }) => removeCampaign(id, caller.uid)),

    deleteSubscribers: ({ body: { rows } }, { caller }) =>
      actOnEach(rows, subscriberErrors, ({ id }) => removeSubscriber(id, caller.uid)),
  };
}
