import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { findCourse } from '../../courses/courses.ts';
import type { enrolmentRoutes } from '../contract.ts';
import { enrolmentQueries } from './queries.ts';

export function enrolmentHandlers({ db }: { db: Database }): Handlers<typeof enrolmentRoutes> {
  const { listByUser, findOne, insertEnrolment } = enrolmentQueries(db);
  return {
    async listMyEnrolments({ query }, { caller }) {
      const userId = caller.uid;
      const rows = query.courseId
        ? await findOne.all({ userId, courseId: query.courseId })
        : await listByUser.all({ userId, ...pageWindow(query) });
      return toPage(rows, query, present);
    },

    async enrol({ body }, { caller }) {
      if (!findCourse(body.courseId)) throw new Refusal('course-not-found');
      const enrolment = { id: newId(), userId: caller.uid, courseId: body.courseId };
      await insertEnrolment.all(enrolment);
      return present(enrolment);
    },
  };
}

function present({ userId, courseId }: { userId: string; courseId: string }) {
  return { userId, courseId };
}
