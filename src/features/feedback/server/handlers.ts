import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { findCourse } from '../../courses/courses.ts';
import type { feedbackRoutes } from '../contract.ts';
import { feedbackQueries } from './queries.ts';

type Feedback = AnswerOf<(typeof feedbackRoutes)['POST /api/courses/{courseId}/feedback']>;

interface Parts {
  db: Database;
  now: () => number;
}

export function feedbackHandlers({ db, now }: Parts): Handlers<typeof feedbackRoutes> {
  const { listByCourse, listByAuthor, insertFeedback, findAuthorName } = feedbackQueries(db);
  return {
    async listFeedback({ params, query }) {
      requireCourse(params.courseId);
      const rows = await listByCourse.all({ courseId: params.courseId, ...pageWindow(query) });
      return toPage(rows, query, present);
    },

    async listMyFeedback({ query }, { caller }) {
      return toPage(await listByAuthor.all({ userId: caller.uid, ...pageWindow(query) }), query, present);
    },

    async addFeedback({ params, body }, { caller, log }) {
      requireCourse(params.courseId);
      const feedback = { id: newId(), userId: caller.uid, ...params, ...body, timestamp: now() };
      const stored = await insertFeedback.first(feedback);
      if (!stored) {
        log.info({ courseId: params.courseId }, 'feedback refused: not enrolled');
        throw new Refusal('not-enrolled');
      }
      const author = await findAuthorName.first({ uid: caller.uid });
      return present({ ...feedback, authorName: author?.name ?? '' });
    },
  };
}

function requireCourse(courseId: string): void {
  if (!findCourse(courseId)) throw new Refusal('course-not-found');
}

function present(row: Omit<Feedback, 'authorName'> & { authorName: string | null }): Feedback {
  const { id, userId, courseId, rating, comment, timestamp, authorName } = row;
  return { id, userId, courseId, rating, comment, timestamp, authorName: authorName || null };
}
