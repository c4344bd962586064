import { Refusal } from '../../../platform/server/http/refusal.ts';
import { feedbackToAnswer, fits, gradedQuestion, presentQuestion, toAuthorOrder } from '../../quizzes/server/public.ts';
import type { Card } from './deck.ts';

export type Answer = Parameters<typeof fits>[1];

/** Grades an answer as shown under a seed. Throws `invalid-input` for an answer of the wrong shape. */
export function gradeCard({ question, isSolved, isWithheld }: Card, seed: string, answer: Answer) {
  if (!fits(presentQuestion(question, seed), answer)) throw new Refusal('invalid-input');
  const graded = gradedQuestion(question, seed, answer);
  const { isRight } = graded;
  const hints = feedbackToAnswer(question, toAuthorOrder(question, seed, answer), isRight);
  return {
    graded: { ...graded, feedback: isWithheld ? hints : graded.feedback, right: isSolved ? graded.right : null },
    hints,
    canRetry: !isRight && !isWithheld,
  };
}
