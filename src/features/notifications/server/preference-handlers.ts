import { isAtLeast } from '../../../platform/contract/roles.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { choices, type preferenceRoutes } from '../preferences-contract.ts';
import { preferenceQueries } from './preference-queries.ts';

export function preferenceHandlers(db: Database): Handlers<typeof preferenceRoutes> {
  const { listByUser, putPreference, leaveDigestByKind } = preferenceQueries(db);
  return {
    async listNotificationPreferences(_, { caller }) {
      const chosen = new Map(
        (await listByUser.all({ userId: caller.uid })).map(({ kind, channel }) => [kind, channel]),
      );
      const items = choices
        .filter(({ role }) => isAtLeast(caller.role, role))
        .map(({ kind, channel }) => ({ kind, channel: chosen.get(kind) ?? channel }));
      return { items };
    },

    async setNotificationPreference({ body: { kind, channel } }, { caller }) {
      const choice = choices.find((each) => each.kind === kind);
      if (!choice || !isAtLeast(caller.role, choice.role)) throw new Refusal('not-for-your-role');
      const userId = caller.uid;
      await db.commit(
        putPreference.with({ userId, kind, channel }),
        ...(channel === 'daily' ? [] : [leaveDigestByKind.with({ userId, kind })]),
      );
      return { kind, channel };
    },
  };
}
