import { percentOf } from '../percent.ts';
import { type Answer, asWritten } from './asked-question.ts';
import type { Quiz, QuizQuestion } from './content.ts';
import { grade } from './grade.ts';
import type { AttemptRow } from './queries.ts';

/** Of one attempt: what was answered, by the question's id. */
export type Answers = ReadonlyMap<string, Answer>;

export const noAnswer: Answer = { picked: [], typed: [] };

/** Points are exact to this many parts; thirds add up to a whole again. */
const parts = 10_000;

/** The questions that an attempt asks, in its order. */
export function questionsOf(quiz: Quiz, { questionIds }: Pick<AttemptRow, 'questionIds'>): QuizQuestion[] {
  const ids = JSON.parse(questionIds) as string[];
  return ids.flatMap((id) => quiz.questions.find((question) => question.id === id) ?? []);
}

/** What an attempt has come to: each question is worth one point. `shares` are by the question's id. */
export function resultOf(quiz: Quiz, attempt: Pick<AttemptRow, 'questionIds' | 'seed'>, answers: Answers) {
  const graded = questionsOf(quiz, attempt).map((question) => {
    const answer = asWritten(question, attempt.seed, answers.get(question.id) ?? noAnswer);
    return [question.id, grade(question, answer).share] as const;
  });
  const sum = graded.reduce((total, [, share]) => total + share, 0);
  const figures = { points: Math.round(sum * parts) / parts, maxPoints: graded.length };
  return { ...figures, isPassed: percentOf(figures) >= quiz.passPercent, shares: Object.fromEntries(graded) };
}
