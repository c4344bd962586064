import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import type { quizRoutes } from '../contract.ts';
import { type Allowance, allowanceOf } from './allowance.ts';
import { answerSaver } from './answers.ts';
import type { AttemptDeps, Attempts } from './attempts.ts';
import type { Quiz } from './content.ts';
import { presentAttempt, presentQuiz, presentReview } from './present.ts';
import { type AttemptRow, answerQueries } from './queries.ts';
import { requireQuiz } from './require-quiz.ts';
import { rightAnswersFinder } from './right-answers.ts';

/** A second try follows an attempt that was over, a third one an allowance of more attempts. */
const triesMax = 10;

export function quizHandlers(
  deps: AttemptDeps,
  attempts: Attempts,
): Omit<Handlers<typeof quizRoutes>, 'allowQuizAttempt' | 'requestQuizAttempt' | 'listAttemptRequests'> {
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
    const { sections = [] } = content.current().find('lesson', `${quiz.courseId}/${quiz.lessonId}`) ?? {};
    return presentReview(quiz, attempt, answers, { rightAnswers: await rightAnswers(quiz, attempt), sections });
  }

  return {
    async getQuiz({ params }, { caller }) {
      const quiz = requireQuiz(content, params);
      if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
      const [own, extra] = await Promise.all([attempts.list(caller.uid, params), attempts.extraFor(caller.uid, quiz)]);
      return presentQuiz(quiz, own, extra, now());
    },

    async startQuizAttempt({ params }, { caller }) {
      const quiz = requireQuiz(content, params);
      let allowed = quiz.attempts;
      for (let tries = 0; tries < triesMax; tries += 1) {
        const begun = await attempts.begin(caller.uid, quiz, allowed);
        if (begun) return presentAttempt(quiz, begun, [], now());
        // The reason is looked up afterwards: when thousands begin at once, nearly all of them may.
        const own = await attempts.list(caller.uid, params);
        const running = own.find(({ submittedAt }) => submittedAt === null);
        if (running) return presentRunning(running);
        if (!(await isEnrolled(caller.uid, params.courseId))) throw new Refusal('not-enrolled');
        if (own.length < allowed) continue; // The running attempt was over, and listing has closed it.
        ({ allowed } = await attempts.extraFor(caller.uid, quiz));
        requireLeft(quiz, allowanceOf(quiz, own, allowed, now()));
      }
      throw new Error(`no attempt at ${quiz.courseId}/${quiz.lessonId} began in ${triesMax} tries`);
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

/** Throws `attempt-not-open` during a pause, and `attempts-used-up` at a hard limit. */
function requireLeft({ pauseHours }: Quiz, { attemptsLeft }: Allowance): void {
  if (attemptsLeft === 0) throw new Refusal(pauseHours === undefined ? 'attempts-used-up' : 'attempt-not-open');
}
