import type * as z from 'zod/mini';
import { required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { graceMs, type quizRoutes } from '../contract.ts';
import { presentQuestion, fits } from './present-question.ts';
import type { AttemptDeps } from './attempts.ts';
import type { Quiz } from './content.ts';
import { type AttemptRow, answerQueries } from './queries.ts';
import { questionsOf } from './result.ts';

type SentAnswer = z.infer<(typeof quizRoutes)['PUT /api/quiz-attempts/{attemptId}/answers/{questionId}']['body']>;

/**
 * Saves one answer of a running attempt in one commit. Of several windows, only the one that knows the last version
 * succeeds.
 */
export function answerSaver({ db, now, cautiousNow }: AttemptDeps) {
  const { countChange, putAnswer, findAnswer } = answerQueries(db);

  return async (attempt: AttemptRow, quiz: Quiz, questionId: string, sent: SentAnswer) => {
    const question = questionsOf(quiz, attempt).find(({ id }) => id === questionId);
    if (!question) throw new Refusal('question-not-asked');
    if (!fits(presentQuestion(question, attempt.seed), sent.answer)) throw new Refusal('invalid-input');
    if (!isInTime(attempt, sent.answeredAt, cautiousNow())) throw new Refusal('attempt-over');
    const key = { attemptId: attempt.id, questionId };
    const { version } = sent;
    const answer = JSON.stringify(sent.answer);
    const [, [saved]] = await db.commit(
      required(countChange.with({ id: attempt.id }), () => new Refusal('attempt-over')),
      putAnswer.with({ ...key, version, answer, savedAt: now() }),
    );
    if (saved) return saved;
    const stored = await findAnswer.first(key);
    // The client sends it again because the acknowledgement was lost.
    if (stored?.version === version && stored.answer === answer) return { version, savedAt: stored.savedAt };
    throw new Refusal('answer-overtaken');
  };
}

/** Returns true before the deadline, and during the grace period if the answer was given before the deadline. */
function isInTime({ deadline, submittedAt }: AttemptRow, answeredAt: number, now: number): boolean {
  if (submittedAt !== null) return false;
  return deadline === null || now <= deadline || (answeredAt <= deadline && now <= deadline + graceMs);
}
