import type * as z from 'zod/mini';
import type { GradedQuestion as GradedShape } from '../contract.ts';
import { type Answer, asShown, toAuthorOrder, presentQuestion } from './present-question.ts';
import { grade, rightAnswer } from './grade.ts';
import type { RenderedQuestion } from './rendered-question.ts';

export type GradedQuestion = z.infer<typeof GradedShape>;

/** Grades an answer to a question as shown under a seed, and adds a right answer. */
export function gradedQuestion(
  question: RenderedQuestion,
  seed: string,
  answer: Answer,
): GradedQuestion & { readonly right: Answer } {
  const { share, isRight, feedback } = grade(question, toAuthorOrder(question, seed, answer));
  return {
    question: presentQuestion(question, seed),
    answer,
    share,
    isRight,
    feedback: [...feedback],
    right: asShown(question, seed, rightAnswer(question)),
  };
}
