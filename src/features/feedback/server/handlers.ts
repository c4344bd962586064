import type { Content } from '../../../platform/server/content/content.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter-key.ts';
import type { Counter, Limiter } from '../../../platform/server/limits/limiter.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { feedbackRoutes } from '../contract.ts';
import { feedbackQueries } from './queries.ts';

const hourMs = 60 * 60 * 1000;

/** On one course, by one learner. Each submit adds a record (specification §4): far more than anybody means, far less than a flood. */
const limits = { hour: { max: 10, windowMs: hourMs }, day: { max: 30, windowMs: 24 * hourMs } } as const;

interface Deps {
  db: Database;
  content: Content;
  limiter: Limiter;
  now: () => number;
}

export function feedbackHandlers({ db, content, limiter, now }: Deps): Handlers<typeof feedbackRoutes> {
  const { listByCourse, listByAuthor, insertFeedback } = feedbackQueries(db);
  return {
    async listFeedback({ params, query }) {
      requireCourse(content, params.courseId);
      const rows = await listByCourse.all({ courseId: params.courseId, ...pageWindow(query) });
      return toPage(rows, query);
    },

    async listMyFeedback({ query }, { caller }) {
      return toPage(await listByAuthor.all({ userId: caller.uid, ...pageWindow(query) }), query);
    },

    async addFeedback({ params, body }, { caller, log }) {
      requireCourse(content, params.courseId);
      const feedback = { id: newId(), userId: caller.uid, ...params, ...body, timestamp: now() };
      const counters = countersOf(caller.uid, params.courseId);
      const outcome = await limiter.commit(counters, insertFeedback.with(feedback));
      if (outcome.wait !== null) {
        log.info('feedback refused: too much of it');
        throw new Refusal('too-much-feedback', outcome.wait);
      }
      const [[stored]] = outcome.rows;
      if (!stored) {
        log.info({ courseId: params.courseId }, 'feedback refused: not enrolled');
        throw new Refusal('not-enrolled');
      }
      return { ...feedback, ...stored };
    },
  };
}

function countersOf(...on: readonly string[]): Counter[] {
  return Object.entries(limits).map(([name, limit]) => ({ key: limiterKey(`feedback-${name}`, ...on), limit }));
}

function requireCourse(content: Content, courseId: string): void {
  if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
}
