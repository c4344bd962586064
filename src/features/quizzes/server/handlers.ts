import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import type { quizRoutes } from '../contract.ts';
import { answerSaver } from './answers.ts';
import type { AttemptDeps, Attempts } from './attempts.ts';
import type { Quiz } from './content.ts';
import { presentAttempt, presentPast, presentReview } from './present.ts';
import { type AttemptRow, answerQueries } from './queries.ts';
import { requireQuiz } from './require-quiz.ts';
import { rightAnswersFinder } from './right-answers.ts';

export function quizHandlers(
  deps: AttemptDeps,
  attempts: Attempts,
): Omit<Handlers<typeof quizRoutes>, 'allowQuizAttempt'> {
  const { db, content, now } = deps;
  const { listAnswers } = answerQueries(db);
  const isEnrolled = enrolmentOf(db);
  const keepAnswer = answerSaver(deps);
  const rightAnswers = rightAnswersFinder(attempts);

  async function requireOwn(userId: string, attemptId: string): Promise<AttemptRow> {
    const attempt = await attempts.findOwn(userId, attemptId);
    if (!attempt) throw new Refusal('attempt-not-found');
    return attempt;
  }

  async function presentRunning(attempt: AttemptRow) {
    const [quiz, answers] = await Promise.all([
      attempts.versions.get(attempt),
      listAnswers.all({ attemptId: attempt.id }),
    ]);
    return presentAttempt(quiz, attempt, answers, now());
  }

  async function review(attempt: AttemptRow) {
    const [quiz, answers] = await Promise.all([attempts.versions.get(attempt), attempts.answersOf(attempt.id)]);
    return presentReview(quiz, attempt, answers, await rightAnswers(quiz, attempt));
  }

  return {
    async getQuiz({ params }, { caller }) {
      const quiz = requireQuiz(content, params);
      if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      const [own, allowed] = await Promise.all([
        attempts.list(caller.uid, params),
        attempts.allowedFor(caller.uid, quiz),
      ]);
      return factsOf(quiz, own, allowed);
    },

    async startQuizAttempt({ params }, { caller }) {
      const quiz = requireQuiz(content, params);
      let allowed = quiz.attempts;
      for (;;) {
        const begun = await attempts.begin(caller.uid, quiz, allowed);
        if (begun) return presentAttempt(quiz, begun, [], now());
        // The reason is looked up afterwards: when thousands begin at once, nearly all of them may.
        const own = await attempts.list(caller.uid, params);
        const running = own.find(({ submittedAt }) => submittedAt === null);
        if (running) return presentRunning(running);
        if (own.length >= allowed) {
          allowed = await attempts.allowedFor(caller.uid, quiz);
          if (own.length >= allowed) throw new Refusal('attempts-used-up');
          continue;
        }
        if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
        // The running attempt was over, and listing has closed it, so the loop tries again.
      }
    },

    async getQuizAttempt({ params }, { caller }) {
      return presentRunning(await requireOwn(caller.uid, params.attemptId));
    },

    async saveQuizAnswer({ params, body }, { caller }) {
      const attempt = await requireOwn(caller.uid, params.attemptId);
      return keepAnswer(attempt, await attempts.versions.get(attempt), params.questionId, body);
    },

    async submitQuizAttempt({ params }, { caller, log }) {
      const attempt = await attempts.close(await requireOwn(caller.uid, params.attemptId));
      log.info({ courseId: attempt.courseId, lessonId: attempt.lessonId }, 'quiz attempt submitted');
      return review(attempt);
    },

    async getQuizReview({ params }, { caller }) {
      const attempt = await requireOwn(caller.uid, params.attemptId);
      if (attempt.submittedAt === null) throw new Refusal('attempt-running');
      return review(attempt);
    },
  };
}

function factsOf(quiz: Quiz, own: readonly AttemptRow[], allowed: number) {
  const { courseId, lessonId, draw, passPercent, minutes, review } = quiz;
  const over = own.filter(({ submittedAt }) => submittedAt !== null);
  return {
    courseId,
    lessonId,
    questions: draw,
    pool: quiz.questions.length,
    maxPoints: draw,
    passPercent,
    minutes,
    attemptsAllowed: allowed,
    attemptsLeft: Math.max(0, allowed - own.length),
    review,
    runningId: own.find(({ submittedAt }) => submittedAt === null)?.id ?? null,
    past: over.map(presentPast),
  };
}
