import type * as z from 'zod/mini';
import type { ListRequest } from '../../../../platform/contract/list.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { listHandlers } from '../../../../platform/server/list-handlers.ts';
import type { announcementList } from '../../announcement-list-contract.ts';
import type { Announcement, announcementRoutes } from '../../announcements-contract.ts';
import { announce, messageOf } from './announce.ts';
import { reachOf } from './audiences.ts';
import { selectAnnouncements } from './queries.ts';

/** Handlers of announcements by administrators. */
export function announcementHandlers(deps: Parameters<typeof announce>[0]): Handlers<typeof announcementRoutes> {
  const { db } = deps;
  const readReach = reachOf(db);
  const begin = announce(deps);
  const list = listHandlers({
    file: 'notifications.csv',
    load: (request: ListRequest<typeof announcementList>) => selectAnnouncements(db, request),
    present,
    columns: {
      Text: ({ message }) => message,
      To: ({ audience }) => audience,
      'Course or person': ({ to }) => to ?? '',
      Link: ({ path }) => path ?? '',
      People: ({ people }) => people,
      Passed: ({ passed }) => passed,
      Told: ({ told }) => told,
      'Sent by': ({ by }) => by ?? '',
      Sent: ({ timestamp }) => csvTimestamp(timestamp),
      Done: ({ endedAt }) => csvTimestamp(endedAt),
    },
  });

  return {
    listAnnouncements: ({ query }) => list.page(query),

    getAnnouncementsFile: ({ query }) => list.file(query),

    async previewAnnouncement({ body: { to, path = null, ...words } }) {
      const reach = await readReach(to);
      if (reach.people === 0) throw new Refusal('nobody-to-tell');
      return { message: messageOf(words), path, ...reach };
    },

    async sendAnnouncement({ body: { to, path = null, attempt, ...words } }, { caller: { uid: byUserId } }) {
      const id = await begin({ to, message: messageOf(words), path, attempt, byUserId });
      const [row] = id === null ? [] : await selectAnnouncements(db, { id, order: 'newest', limit: 1 });
      if (!row) throw new Refusal('nobody-to-tell');
      return present(row);
    },
  };
}

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number];

function present({ courseId, toEmail, ...row }: Row): z.infer<typeof Announcement> {
  return { ...row, to: courseId ?? toEmail };
}
