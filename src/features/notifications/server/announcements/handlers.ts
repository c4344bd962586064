import type * as z from 'zod/mini';
import { csvFile } from '../../../../platform/server/csv-file.ts';
import { csvTimestamp } from '../../../../platform/server/csv.ts';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { toPage } from '../../../../platform/server/paging.ts';
import type { Announcement, announcementRoutes } from '../../announcements-contract.ts';
import { announce, messageOf } from './announce.ts';
import { reachOf } from './by-hand.ts';
import { selectAnnouncements } from './queries.ts';

/** Handlers of announcements by administrators. */
export function announcementHandlers(deps: Parameters<typeof announce>[0]): Handlers<typeof announcementRoutes> {
  const { db } = deps;
  const readReach = reachOf(db);
  const begin = announce(deps);

  return {
    async listAnnouncements({ query }) {
      const rows = await selectAnnouncements(db, { ...query, limit: query.limit + 1 });
      return toPage(rows, query, present);
    },

    getAnnouncementsFile: ({ query }) =>
      csvFile({
        name: 'notifications.csv',
        columns: ['Text', 'To', 'Course or person', 'Link', 'People', 'Passed', 'Told', 'Sent by', 'Sent', 'Done'],
        load: (page) => selectAnnouncements(db, { ...query, ...page }),
        cursorOf: ({ id }) => id,
        cellsOf: (row) => cellsOf(present(row)),
      }),

    async previewAnnouncement({ body: { to, path = null, ...words } }) {
      const reach = await readReach(to);
      if (reach.people === 0) throw new Refusal('nobody-to-tell');
      return { message: messageOf(words), path, ...reach };
    },

    async sendAnnouncement({ body: { to, path = null, attempt, ...words } }, { caller: { uid: byUserId } }) {
      const id = await begin({ to, message: messageOf(words), path, attempt, byUserId });
      const [row] = id === null ? [] : await selectAnnouncements(db, { id, limit: 1 });
      if (!row) throw new Refusal('nobody-to-tell');
      return present(row);
    },
  };
}

type Row = Awaited<ReturnType<typeof selectAnnouncements>>[number];

function present({ courseId, toEmail, ...row }: Row): z.infer<typeof Announcement> {
  return { ...row, to: courseId ?? toEmail };
}

function cellsOf({ message, audience, to, path, people, passed, told, by, ...at }: ReturnType<typeof present>) {
  const sent = [csvTimestamp(at.timestamp), csvTimestamp(at.endedAt)];
  return [message, audience, to ?? '', path ?? '', people, passed, told, by ?? '', ...sent];
}
