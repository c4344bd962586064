import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { enrolmentRoutes } from '../contract.ts';
import { enrolmentQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'now'> {
  content: Content;
}

export function enrolmentHandlers({ db, content, now }: Deps): Handlers<typeof enrolmentRoutes> {
  const { listByUser, findEnrolment, insertEnrolment, endEnrolment } = enrolmentQueries(db);
  return {
    async listMyEnrolments({ query }, { caller }) {
      const userId = caller.uid;
      if (!query.courseId) return toPage(await listByUser.all({ userId, ...pageWindow(query) }), query, present);
      const enrolment = await findEnrolment.first({ userId, courseId: query.courseId });
      return toPage(enrolment ? [enrolment] : [], query, present);
    },

    async enrol({ body }, { caller }) {
      if (!content.current().find('course', body.courseId)) throw new Refusal('course-not-found');
      const enrolment = { id: newId(), userId: caller.uid, courseId: body.courseId };
      const [, [enrolled]] = await db.commit(insertEnrolment.with(enrolment), findEnrolment.with(enrolment));
      // This process may not know yet that the course was removed.
      if (!enrolled) throw new Refusal('course-not-found');
      return present(enrolment);
    },

    async leaveCourse({ params: { courseId } }, { caller: { uid: userId } }) {
      // No error for a user who is not enrolled: the result is the same.
      await db.commit(endEnrolment.with({ userId, courseId, endedAt: now() }));
    },
  };
}

function present({ userId, courseId }: { userId: string; courseId: string }) {
  return { userId, courseId };
}
