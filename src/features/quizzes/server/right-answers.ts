import type * as z from 'zod/mini';
import type { QuizReview } from '../contract.ts';
import type { AttemptDeps, Attempts } from './attempts.ts';
import type { Quiz } from './content.ts';
import type { AttemptRow } from './queries.ts';

/**
 * Whether the learner of an attempt that is over may see what is right, by the rule that it began with. While attempts are left,
 * a quiz that is not passed would otherwise be a matter of copying.
 */
export function rightAnswersFinder({ content }: Pick<AttemptDeps, 'content'>, attempts: Attempts) {
  async function isAttemptLeft(quiz: Quiz, own: readonly AttemptRow[]): Promise<boolean> {
    const [newest] = own;
    if (!newest || own.some(({ submittedAt }) => submittedAt === null)) return true;
    const current = content.current().find('quiz', `${quiz.courseId}/${quiz.lessonId}`);
    return current !== undefined && own.length < (await attempts.allowedFor(newest.userId, current));
  }

  return async (quiz: Quiz, attempt: AttemptRow): Promise<z.infer<typeof QuizReview>['rightAnswers']> => {
    if (quiz.review === 'never') return 'never';
    // Of those who submit at once most have passed: nothing is looked up for them.
    if (quiz.review === 'always' || attempt.passed === 1) return 'shown';
    const own = await attempts.list(attempt.userId, quiz);
    if (own.some(({ passed }) => passed === 1)) return 'shown';
    return (await isAttemptLeft(quiz, own)) ? 'later' : 'shown';
  };
}
