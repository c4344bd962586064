import { type PageRequest, pageWindow, toPage } from '../../../platform/server/paging.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Answer } from './present-question.ts';
import { presentPast, presentReview } from './present.ts';
import { type AttemptRow, answerQueries, attemptQueries } from './queries.ts';
import { quizVersions } from './versions.ts';

type Deps = Pick<Services, 'db' | 'content'>;

interface Own {
  readonly userId: string;
  readonly courseId: string;
}

/** Reads a learner's quiz attempts for teachers. Never closes an attempt whose time is over; that happens elsewhere. */
export function learnerAttempts({ db, content }: Deps) {
  const { listPage, findAttempt } = attemptQueries(db);
  const { listAnswers } = answerQueries(db);
  const versions = quizVersions(db, content);

  return {
    /** Lists attempts, newest first, including a running one; works for quizzes that the course no longer has. */
    async list({ userId, courseId, lessonId }: Own & { readonly lessonId: string }, query: PageRequest) {
      const rows = await listPage.all({ userId, courseId, lessonId, ...pageWindow(query) });
      return toPage(rows, query, presentPast);
    },

    /** Undefined if this learner has no attempt with that id in this course. */
    async find({ userId, courseId }: Own, id: string): Promise<AttemptRow | undefined> {
      const attempt = await findAttempt.first({ id });
      return attempt?.userId === userId && attempt.courseId === courseId ? attempt : undefined;
    },

    /** Review of a finished attempt with its right answers, even if the learner may not see them, and its late answers. */
    async review(attempt: AttemptRow) {
      const [quiz, rows] = await Promise.all([versions.get(attempt), listAnswers.all({ attemptId: attempt.id })]);
      const answers = new Map(rows.map(({ questionId, answer }) => [questionId, JSON.parse(answer) as Answer]));
      const late = rows
        .map(({ questionId, savedAt }) => ({ questionId, lateMs: savedAt - (attempt.deadline ?? Infinity) }))
        .filter(({ lateMs }) => lateMs > 0)
        .map(({ questionId, lateMs }) => ({ questionId, seconds: Math.ceil(lateMs / 1000) }));
      return { ...presentReview(quiz, attempt, answers, { rightAnswers: 'shown', sections: [] }), late };
    },
  };
}
