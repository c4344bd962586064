import type { AnswerOf } from '../../../platform/contract/routes.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers, RequestContext } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter-key.ts';
import type { Limiter } from '../../../platform/server/limits/limiter.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { findCourse } from '../../courses/courses.ts';
import type { feedbackRoutes } from '../contract.ts';
import { feedbackQueries } from './queries.ts';

type Feedback = AnswerOf<(typeof feedbackRoutes)['POST /api/courses/{courseId}/feedback']>;

const hourMs = 60 * 60 * 1000;

/** On one course, by one learner. Each submit adds a record (specification §4): far more than anybody means, far less than a flood. */
const limits = { hour: { max: 10, windowMs: hourMs }, day: { max: 30, windowMs: 24 * hourMs } } as const;

interface Parts {
  db: Database;
  limiter: Limiter;
  now: () => number;
}

export function feedbackHandlers({ db, limiter, now }: Parts): Handlers<typeof feedbackRoutes> {
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
      await refuseFlood(limiter, [caller.uid, params.courseId], log);
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

async function refuseFlood(limiter: Limiter, on: readonly string[], log: RequestContext['log']): Promise<void> {
  for (const [name, limit] of Object.entries(limits)) {
    const wait = await limiter.take(limiterKey(`feedback-${name}`, ...on), limit);
    if (wait === null) continue;
    log.info('feedback refused: too much of it');
    throw new Refusal('too-much-feedback', wait);
  }
}

function requireCourse(courseId: string): void {
  if (!findCourse(courseId)) throw new Refusal('course-not-found');
}

function present(row: Omit<Feedback, 'authorName'> & { authorName: string | null }): Feedback {
  const { id, userId, courseId, rating, comment, timestamp, authorName } = row;
  return { id, userId, courseId, rating, comment, timestamp, authorName: authorName || null };
}
