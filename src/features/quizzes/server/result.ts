import { type Answer, toAuthorOrder } from './present-question.ts';
import type { Quiz, QuizQuestion } from './content.ts';
import { grade } from './grade.ts';
import type { AttemptRow } from './queries.ts';

/** Answers of one attempt by question id. */
export type Answers = ReadonlyMap<string, Answer>;

export const noAnswer: Answer = { picked: [], typed: [] };

/** Points are rounded to this fraction, so that thirds add up to a whole. */
const parts = 10_000;

/** Questions of an attempt, in its order. */
export function questionsOf(quiz: Quiz, { questionIds }: Pick<AttemptRow, 'questionIds'>): QuizQuestion[] {
  const ids = JSON.parse(questionIds) as string[];
  return ids.flatMap((id) => quiz.questions.find((question) => question.id === id) ?? []);
}

/** Result of an attempt: each question is worth one point. `shares` are by question id. */
export function resultOf(quiz: Quiz, attempt: Pick<AttemptRow, 'questionIds' | 'seed'>, answers: Answers) {
  const graded = questionsOf(quiz, attempt).map((question) => {
    const answer = toAuthorOrder(question, attempt.seed, answers.get(question.id) ?? noAnswer);
    return [question.id, grade(question, answer).share] as const;
  });
  const sum = graded.reduce((total, [, share]) => total + share, 0);
  const figures = { points: Math.round(sum * parts) / parts, maxPoints: graded.length };
  return { ...figures, isPassed: percentOf(figures) >= quiz.passPercent, shares: Object.fromEntries(graded) };
}

/** Rounded percentage; it is displayed and decides whether a quiz is passed. */
export function percentOf({ points, maxPoints }: { readonly points: number; readonly maxPoints: number }): number {
  return maxPoints === 0 ? 0 : Math.round((100 * points) / maxPoints);
}
