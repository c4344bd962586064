import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type notificationRoutes, notificationsReadEvent } from '../contract.ts';
import { announcementHandlers } from './announcements/handlers.ts';
import { preferenceHandlers } from './preference-handlers.ts';
import { notificationQueries } from './queries.ts';

type Deps = Pick<Parameters<typeof announcementHandlers>[0], 'begin'> & Pick<Services, 'db' | 'now' | 'events'>;

export function notificationHandlers({ db, events, begin, now }: Deps): Handlers<typeof notificationRoutes> {
  const { listByUser, countUnread, markRead, markOneRead } = notificationQueries(db);
  return {
    async listMyNotifications({ query }, { caller }) {
      const rows = await listByUser.all({ userId: caller.uid, ...pageWindow(query) });
      return toPage(rows, query);
    },
    async countMyUnreadNotifications(_, { caller }) {
      const row = await countUnread.first({ userId: caller.uid });
      return { count: row?.count ?? 0 };
    },
    async readMyNotifications({ body: { upToId } }, { caller }) {
      const userId = caller.uid;
      const marked = required(markRead.with({ userId, upToId, readAt: now() }));
      // If no row was marked, no event is needed.
      await db.commit(marked, events.publish(userId, notificationsReadEvent, { upToId })).catch(nullIfRowMissing);
    },
    async readMyNotification({ params: { notificationId: id } }, { caller }) {
      const userId = caller.uid;
      const marked = required(markOneRead.with({ userId, id, readAt: now() }));
      await db.commit(marked, events.publish(userId, notificationsReadEvent, { id })).catch(nullIfRowMissing);
    },
    ...preferenceHandlers(db),
    ...announcementHandlers({ db, begin, now }),
  };
}
