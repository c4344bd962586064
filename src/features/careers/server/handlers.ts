import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Services } from '../../../platform/server/services.ts';
import { type careerRoutes, careersMax } from '../contract.ts';
import { careerQueries } from './queries.ts';

type CareerEnrolment = AnswerOf<(typeof careerRoutes)['POST /api/career-enrolments']>;

type Deps = Pick<Services, 'db' | 'now'>;

export function careerHandlers({ db, now }: Deps): Handlers<typeof careerRoutes> {
  const { listCareers, listEnrolmentsByUser, findEnrolment, insertEnrolment, deleteEnrolment } = careerQueries(db);
  return {
    async listCareers() {
      return { items: await listCareers.all({ limit: careersMax }) };
    },

    async listMyCareerEnrolments({ query }, { caller }) {
      const rows = await listEnrolmentsByUser.all({ userId: caller.uid, ...pageWindow(query) });
      return toPage(rows, query, present);
    },

    async enrolInCareer({ body: { careerId } }, { caller: { uid: userId } }) {
      const [, [enrolment]] = await db.commit(
        insertEnrolment.with({ id: newId(), userId, careerId, timestamp: now() }),
        findEnrolment.with({ userId, careerId }),
      );
      if (!enrolment) throw new Refusal('career-not-found');
      return present(enrolment);
    },

    async leaveCareer({ params: { careerId } }, { caller: { uid: userId } }) {
      await db.commit(deleteEnrolment.with({ userId, careerId }));
    },
  };
}

function present({ userId, careerId, title, timestamp }: CareerEnrolment): CareerEnrolment {
  return { userId, careerId, title, timestamp };
}
