import type * as z from 'zod/mini';
import type { QuizReview } from '../contract.ts';
import type { Attempts } from './attempts.ts';
import type { Quiz } from './content.ts';
import type { AttemptRow } from './queries.ts';

/**
 * Tells whether the learner may see the right answers of a finished attempt, by the rule that it began with. Usually only after
 * passing: a throw-away account would reveal them to the next, and another attempt after the last would be mere copying.
 */
export function rightAnswersFinder(attempts: Attempts) {
  return async (quiz: Quiz, attempt: AttemptRow): Promise<z.infer<typeof QuizReview>['rightAnswers']> => {
    if (quiz.review === 'never') return 'never';
    // Of those who submit at once most have passed: nothing is looked up for them.
    if (quiz.review === 'always' || attempt.passed === 1) return 'shown';
    const own = await attempts.list(attempt.userId, quiz);
    return own.some(({ passed }) => passed === 1) ? 'shown' : 'later';
  };
}
