import type * as z from 'zod/mini';
import type { QuizReview } from '../contract.ts';
import type { Attempts } from './attempts.ts';
import type { Quiz } from './content.ts';
import type { AttemptRow } from './queries.ts';

/**
 * Returns whether right answers may be shown, by the rule that the attempt began with. Usually only after passing:
 * otherwise a throw-away account could reveal them, and a granted extra attempt would be mere copying.
 */
export function rightAnswersFinder(attempts: Attempts) {
  return async (quiz: Quiz, attempt: AttemptRow): Promise<z.infer<typeof QuizReview>['rightAnswers']> => {
    if (quiz.review === 'never') return 'never';
    // Most attempts that are submitted at once have passed, and these need no query.
    if (quiz.review === 'always' || attempt.passed === 1) return 'shown';
    const own = await attempts.list(attempt.userId, quiz);
    return own.some(({ passed }) => passed === 1) ? 'shown' : 'later';
  };
}
