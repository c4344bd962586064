import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { integerMax } from '../../platform/contract/row-version.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { learnerNotFound, notEnrolled } from '../enrolment/contract.ts';
import { reviewRules } from './defaults-contract.ts';

/** Answers given before the deadline are still taken for this long after it, such as from behind a broken connection. */
export const graceMs = 60_000;

const typedMaxLength = 4000;
const typedMax = 100;
const pickedMax = 100;
const versionMax = 1_000_000;

export const questionTypes = [
  'single',
  'multiple',
  'number',
  'text',
  'match',
  'order',
  'fill',
  'predict',
  'bug',
] as const;

/**
 * A question as it is asked: nothing in it tells the answer. What is HTML was made by the server of Markdown. One flat
 * shape for all types, since unions are slow to write; what a type does not have is empty.
 */
export const AskedQuestion = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  /** HTML; '' where the type says by itself what to do (`predict`). The places of `fill` are `<b data-blank>`. */
  textHtml: z.string(),
  /** In the order in which they are shown: choices (HTML), right sides (`match`), lines (`order`). */
  options: z.array(z.string()),
  /** The left sides of `match`, HTML. */
  lefts: z.array(z.string()),
  /** How many places `fill` has. */
  blanks: z.int(),
  /** Of `predict` and `bug`; '' elsewhere. */
  code: z.string(),
  language: z.string(),
  /** Places where the case of letters counts, from 0; the one of `text` is 0. Left out where there is none. */
  exact: z.exactOptional(z.array(z.int())),
});

/**
 * What somebody answered, of whichever type. `picked` are places among the options as they are shown, from 0: the choices;
 * for `match` one or null for each left side; for `order` all of them in their order. For `bug` it is the line, from 1.
 * `typed` is what was written, for `fill` place by place. Both empty: nothing.
 */
export const Answer = z.object({
  picked: z.array(z.nullable(z.int().check(z.lte(integerMax)))).check(z.maxLength(pickedMax)),
  typed: z.array(z.string().check(z.maxLength(typedMaxLength))).check(z.maxLength(typedMax)),
});

/** What came of an answer. `share` is from 0 to 1, of what the question is worth. */
export const GradedQuestion = z.object({
  question: AskedQuestion,
  answer: Answer,
  share: z.number(),
  isRight: z.boolean(),
  /** HTML: why it is so; while the right answers are kept back, only what does not tell them. */
  feedback: z.array(z.string()),
  /** One that is right; null while the right answers are kept back. */
  right: z.nullable(Answer),
});

const SavedAnswer = z.object({
  questionId: z.string(),
  /** Counts up by one with each change, from 1. */
  version: z.int(),
  answer: Answer,
  savedAt: Timestamp,
});

const attempt = {
  attemptId: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  /** The learner's first try at this quiz is 1. */
  number: z.int(),
  startedAt: Timestamp,
  /** Null: no limit of time. */
  deadline: z.nullable(Timestamp),
  /** Null while it is running. */
  submittedAt: z.nullable(Timestamp),
};

const result = { points: z.number(), maxPoints: z.number(), percent: z.int(), isPassed: z.boolean() };

/** An attempt in a list, with what came of it; of one that is running nothing yet. */
export const PastAttempt = z.object({ ...attempt, ...result });

/** An attempt with its questions, and what was answered so far. */
export const QuizAttempt = z.object({
  ...attempt,
  /** The server's clock, by which the deadline is meant. */
  now: Timestamp,
  questions: z.array(AskedQuestion),
  answers: z.array(SavedAnswer),
});

/** What is said of a quiz before it begins. */
export const QuizFacts = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  /** How many an attempt has, and how many there are to draw them from. */
  questions: z.int(),
  pool: z.int(),
  maxPoints: z.number(),
  passPercent: z.int(),
  minutes: z.nullable(z.int()),
  attemptsAllowed: z.int(),
  attemptsLeft: z.int(),
  /** When right answers are shown. */
  review: z.enum(reviewRules),
  /** The one that is running, to go on with. */
  runningId: z.nullable(z.string()),
  /** Those that are over, the newest first. */
  past: z.array(PastAttempt),
});

/** An attempt that is over, with what came of each question; each is worth one point. */
export const QuizReview = z.object({
  ...attempt,
  ...result,
  passPercent: z.int(),
  /** Visibility of the right answers; `later` means once the quiz is passed. */
  rightAnswers: z.enum(['shown', 'later', 'never']),
  questions: z.array(GradedQuestion),
});

const quizParams = z.object({ courseId: CourseId, lessonId: Id });
const attemptParams = z.object({ attemptId: Id });
const quizErrors = {
  'quiz-not-found': { status: 404, message: 'This lesson has no quiz.' },
  'not-enrolled': notEnrolled,
} as const;
export const attemptNotFound = { status: 404, message: 'There is no such attempt.' } as const;
const attemptErrors = { 'attempt-not-found': attemptNotFound } as const;

export const quizRoutes = {
  'GET /api/courses/{courseId}/quizzes/{lessonId}': {
    operation: 'getQuiz',
    summary: "The rules of a lesson's quiz and the learner's own attempts at it; for those who are enrolled",
    access: 'user',
    params: quizParams,
    success: { status: 200, body: QuizFacts },
    errors: quizErrors,
  },
  'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts': {
    operation: 'startQuizAttempt',
    summary: 'Begin an attempt; while one is running, that one is given',
    access: 'user',
    params: quizParams,
    success: { status: 201, body: QuizAttempt },
    errors: {
      ...quizErrors,
      'attempts-used-up': { status: 409, message: 'You have used all attempts at this quiz.' },
    },
  },
  'POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts': {
    operation: 'allowQuizAttempt',
    summary:
      'Allow a learner who has used up their attempts at a quiz one more; while they have one left nothing is changed. The learner is told',
    access: { role: 'teacher' },
    params: z.extend(quizParams, { userId: Id }),
    success: {
      status: 200,
      body: z.object({
        attemptsLeft: z.int(),
        /** False where they had some left. */
        isNew: z.boolean(),
      }),
    },
    errors: { 'quiz-not-found': quizErrors['quiz-not-found'], 'learner-not-found': learnerNotFound },
  },
  'GET /api/quiz-attempts/{attemptId}': {
    operation: 'getQuizAttempt',
    summary: "One of the learner's own attempts: its questions, and what was answered so far",
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizAttempt },
    errors: attemptErrors,
  },
  'PUT /api/quiz-attempts/{attemptId}/answers/{questionId}': {
    operation: 'saveQuizAnswer',
    summary:
      'Save one answer; sent again it stays as it is, and a change that does not follow the saved one is refused',
    access: 'user',
    params: z.object({ attemptId: Id, questionId: Id }),
    body: z.object({
      /** One more than that of the answer which it changes. */
      version: z.int().check(z.gte(1), z.lte(versionMax)),
      answer: Answer,
      /** When it was answered, by the server's clock as the client knows it: after the deadline this decides. */
      answeredAt: Timestamp,
    }),
    success: { status: 200, body: z.object({ version: z.int(), savedAt: Timestamp }) },
    errors: {
      ...attemptErrors,
      'question-not-asked': { status: 404, message: 'This attempt has no such question.' },
      'attempt-over': { status: 409, message: 'This attempt is over. The answer was not saved.' },
      'answer-overtaken': {
        status: 409,
        message: 'This question was answered in another window or on another device meanwhile.',
      },
    },
  },
  'POST /api/quiz-attempts/{attemptId}/submission': {
    operation: 'submitQuizAttempt',
    summary: 'End an attempt and have it graded; again, it gives the same result',
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizReview },
    errors: attemptErrors,
  },
  'GET /api/quiz-attempts/{attemptId}/review': {
    operation: 'getQuizReview',
    summary:
      'What came of an attempt that is over: question by question, with feedback, and with the right answers as soon as the quiz shows them',
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizReview },
    errors: {
      ...attemptErrors,
      'attempt-running': { status: 409, message: 'This attempt is not submitted yet.' },
    },
  },
} as const satisfies RouteTable;
