import type * as z from 'zod/mini';
import type { Handlers } from '../../../../platform/server/http/context.ts';
import { Refusal } from '../../../../platform/server/http/refusal.ts';
import { toPage } from '../../../../platform/server/paging.ts';
import { auditLog } from '../../../audit/server/public.ts';
import type { Announcement, AnnouncementTarget, announcementRoutes } from '../../announcements-contract.ts';
import { announce, messageOf } from './announce.ts';
import { reachOf } from './by-hand.ts';
import { announcementQueries, selectAnnouncements } from './queries.ts';

/** What administrators tell people by hand. */
export function announcementHandlers(deps: Parameters<typeof announce>[0]): Handlers<typeof announcementRoutes> {
  const { db, now } = deps;
  const readReach = reachOf(db);
  const begin = announce(deps);
  const { findPerson } = announcementQueries(db);
  const written = auditLog(db, now);

  /** What the audit log calls them. */
  async function nameOf(to: AnnouncementTarget): Promise<string> {
    if (to.kind === 'person') return (await findPerson.first({ userId: to.uid }))?.email ?? '';
    return to.kind === 'course' ? to.courseId : to.kind;
  }

  return {
    async listAnnouncements({ query }) {
      const rows = await selectAnnouncements(db, { ...query, limit: query.limit + 1 });
      return toPage(rows, query, present);
    },

    async previewAnnouncement({ body: { to, path = null, ...words } }) {
      const reach = await readReach(to);
      if (reach.people === 0) throw new Refusal('nobody-to-tell');
      return { message: messageOf(words), path, ...reach };
    },

    async sendAnnouncement({ body: { to, path = null, attempt, ...words } }, { caller: { uid: byUserId } }) {
      const subject = await nameOf(to);
      const id = await begin({ to, message: messageOf(words), path, attempt, byUserId }, (subjectId) => [
        written(byUserId, { act: 'announcement-sent', subjectId, subject }),
      ]);
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
