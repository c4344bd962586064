import type * as z from 'zod/mini';
import type { QuizAttempt, QuizFacts, QuizReview } from '../contract.ts';
import { allowanceOf } from './allowance.ts';
import type { ExtraAttempts } from './extra/extra-attempts.ts';
import { type Answer, presentQuestion } from './present-question.ts';
import type { Quiz } from './content.ts';
import { gradedQuestion, withheldFeedback } from './graded-question.ts';
import type { AttemptRow } from './queries.ts';
import { type Answers, noAnswer, percentOf, questionsOf } from './result.ts';

type Review = z.infer<typeof QuizReview>;
/** Sections of the lesson to which the review links. */
type Sections = readonly { readonly id: string; readonly title: string }[];

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

/** Quiz as shown before the start, with the learner's own attempts, newest first. */
export function presentQuiz(
  quiz: Quiz,
  own: readonly AttemptRow[],
  { allowed, requested, requestedAt }: ExtraAttempts,
  now: number,
): z.infer<typeof QuizFacts> {
  const { courseId, lessonId, draw, passPercent, minutes, review, pauseHours = null } = quiz;
  const allowance = allowanceOf(quiz, own, allowed, now);
  return {
    courseId,
    lessonId,
    questions: draw,
    pool: quiz.questions.length,
    maxPoints: draw,
    passPercent,
    minutes,
    attemptsAllowed: allowed,
    ...allowance,
    pauseHours,
    now,
    requestedAt: allowance.attemptsLeft === 0 && requested > allowed ? requestedAt : null,
    review,
    runningId: own.find(({ submittedAt }) => submittedAt === null)?.id ?? null,
    past: own.filter(({ submittedAt }) => submittedAt !== null).map(presentPast),
  };
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

/** Link to a section of the lesson; null if there is none. */
function sectionLink(sections: Sections, section: string | undefined) {
  const found = sections.find(({ id }) => id === section);
  return found ? { id: found.id, title: found.title } : null;
}

/** Finished attempt with everything that the learner may see by now. */
export function presentReview(
  quiz: Quiz,
  attempt: AttemptRow,
  answers: Answers,
  { rightAnswers, sections }: { readonly rightAnswers: Review['rightAnswers']; readonly sections: Sections },
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
      const section = sectionLink(sections, question.section);
      const graded = { ...gradedQuestion(question, attempt.seed, answer), share, isRight, section };
      if (rightAnswers === 'shown') return graded;
      return { ...graded, feedback: withheldFeedback(question, attempt.seed, graded), right: null };
    }),
  };
}
