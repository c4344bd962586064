import type * as z from 'zod/mini';
import type { GradedQuestion as GradedShape } from '../contract.ts';
import { type Answer, asShown, toAuthorOrder, presentQuestion } from './present-question.ts';
import { feedbackToAnswer, grade, rightAnswer } from './grade.ts';
import type { RenderedQuestion } from './rendered-question.ts';

export type GradedQuestion = z.infer<typeof GradedShape>;

/** Grades an answer to a question as shown under a seed, and adds a right answer. */
export function gradedQuestion(
  question: RenderedQuestion,
  seed: string,
  answer: Answer,
): GradedQuestion & { readonly right: Answer } {
  const { share, isRight, parts, feedback } = grade(question, toAuthorOrder(question, seed, answer));
  return {
    question: presentQuestion(question, seed),
    answer,
    share,
    isRight,
    parts: [...parts],
    feedback: [...feedback],
    section: null,
    right: asShown(question, seed, rightAnswer(question)),
  };
}

/** Explanations of an answer, as shown under a seed, that do not reveal the right one. */
export function withheldFeedback(
  question: RenderedQuestion,
  seed: string,
  { answer, isRight }: Pick<GradedQuestion, 'answer' | 'isRight'>,
): string[] {
  return feedbackToAnswer(question, toAuthorOrder(question, seed, answer), isRight);
}
