import type { Content } from '../../../platform/server/content/content.ts';
import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { type Counter, limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { StaffEvent, NotifyStaff } from '../../../platform/server/notify.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { feedbackRoutes } from '../contract.ts';
import { titleIn } from './moderation/present.ts';
import { feedbackNotifications } from './notifications.ts';
import { ownFeedbackHandlers } from './own-handlers.ts';
import { type NewFeedback, feedbackQueries } from './queries.ts';
import { ratingOf } from './rating.ts';

const hourMs = 60 * 60 * 1000;

/** Limits per learner and course. Each submit adds a record (specification §4), so the limits stop only a flood. */
const limits = { hour: { max: 10, windowMs: hourMs }, day: { max: 30, windowMs: 24 * hourMs } } as const;

const unanswered = { answer: null, answeredAs: null } as const;

interface Deps extends Pick<Services, 'db' | 'now' | 'limiter'> {
  content: Content;
  notifyStaff: NotifyStaff;
}

export function feedbackHandlers({ db, content, notifyStaff, limiter, now }: Deps): Handlers<typeof feedbackRoutes> {
  const { listByCourse, listByAuthor, listByAuthorOnCourse, countRatings, insertFeedback } = feedbackQueries(db);
  const titleOf = titleIn(content);
  return {
    async listFeedback({ params, query }) {
      requireCourse(content, params.courseId);
      const rows = await listByCourse.all({ courseId: params.courseId, ...pageWindow(query) });
      return toPage(rows, query);
    },

    async getCourseRating({ params: { courseId } }) {
      requireCourse(content, courseId);
      return ratingOf(await countRatings.all({ courseId }));
    },

    async listMyFeedback({ query: { courseId, ...query } }, { caller }) {
      const window = { userId: caller.uid, ...pageWindow(query) };
      const rows =
        courseId === undefined ? listByAuthor.all(window) : listByAuthorOnCourse.all({ ...window, courseId });
      return toPage(await rows, query);
    },

    async addFeedback({ params, body }, { caller, log }) {
      requireCourse(content, params.courseId);
      const feedback = { id: newId(), userId: caller.uid, ...params, ...body, timestamp: now() };
      const counters = countersOf(caller.uid, params.courseId);
      const arrived = await notifyStaff(staffEventOf(titleOf(params.courseId), feedback));
      const insert = required(insertFeedback.with(feedback), () => new Refusal('not-enrolled'));
      const outcome = await limiter.commit(counters, insert, ...arrived);
      if (outcome.wait !== null) {
        log.info('feedback refused: too much of it');
        throw new Refusal('too-much-feedback', outcome.wait);
      }
      const [[stored]] = outcome.rows;
      return { ...feedback, authorName: stored?.authorName ?? null, ...unanswered };
    },

    ...ownFeedbackHandlers(db),
  };
}

function staffEventOf(course: string, { courseId, rating, timestamp }: NewFeedback): StaffEvent {
  const message = feedbackNotifications.arrived(course, rating);
  return { kind: 'new-feedback', courseId, message, path: `/course/${courseId}`, timestamp };
}

function countersOf(...on: readonly string[]): Counter[] {
  return Object.entries(limits).map(([name, limit]) => ({ key: limiterKey(`feedback-${name}`, ...on), limit }));
}

function requireCourse(content: Content, courseId: string): void {
  if (!content.current().find('course', courseId)) throw new Refusal('course-not-found');
}
