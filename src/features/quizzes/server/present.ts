import type * as z from 'zod/mini';
import type { QuizAttempt, QuizReview } from '../contract.ts';
import { type Answer, toAuthorOrder, presentQuestion } from './present-question.ts';
import type { Quiz } from './content.ts';
import { feedbackToAnswer } from './grade.ts';
import { gradedQuestion } from './graded-question.ts';
import type { AttemptRow } from './queries.ts';
import { type Answers, noAnswer, percentOf, questionsOf } from './result.ts';

type Review = z.infer<typeof QuizReview>;

interface SavedAnswer {
  readonly questionId: string;
  readonly version: number;
  /** JSON. */
  readonly answer: string;
  readonly savedAt: number;
}

function factsOf({ id, courseId, lessonId, number, startedAt, deadline, submittedAt }: AttemptRow) {
  return { attemptId: id, courseId, lessonId, number, startedAt, deadline, submittedAt };
}

function resultOf({ points, maxPoints, passed }: AttemptRow) {
  const figures = { points: points ?? 0, maxPoints: maxPoints ?? 0 };
  return { ...figures, percent: percentOf(figures), isPassed: passed === 1 };
}

/** Finished attempt in a list. */
export function presentPast(attempt: AttemptRow) {
  return { ...factsOf(attempt), ...resultOf(attempt) };
}

/** Attempt with its questions as presented to the learner. */
export function presentAttempt(
  quiz: Quiz,
  attempt: AttemptRow,
  answers: readonly SavedAnswer[],
  now: number,
): z.infer<typeof QuizAttempt> {
  return {
    ...factsOf(attempt),
    now,
    questions: questionsOf(quiz, attempt).map((question) => presentQuestion(question, attempt.seed)),
    answers: answers.map(({ answer, ...saved }) => ({ ...saved, answer: JSON.parse(answer) as Answer })),
  };
}

/** Finished attempt with everything that the learner may see by now. */
export function presentReview(
  quiz: Quiz,
  attempt: AttemptRow,
  answers: Answers,
  rightAnswers: Review['rightAnswers'],
): Review {
  const shares = JSON.parse(attempt.shares ?? '{}') as Record<string, number>;
  return {
    ...presentPast(attempt),
    passPercent: quiz.passPercent,
    rightAnswers,
    questions: questionsOf(quiz, attempt).map((question) => {
      const answer = answers.get(question.id) ?? noAnswer;
      // The stored grade counts: a newer version of the grading code does not change the points.
      const share = shares[question.id] ?? 0;
      const isRight = share === 1;
      const graded = { ...gradedQuestion(question, attempt.seed, answer), share, isRight };
      if (rightAnswers === 'shown') return graded;
      const feedback = feedbackToAnswer(question, toAuthorOrder(question, attempt.seed, answer), isRight);
      return { ...graded, feedback, right: null };
    }),
  };
}
