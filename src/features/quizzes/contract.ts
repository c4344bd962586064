import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { integerMax } from '../../platform/contract/row-version.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { learnerNotFound, notEnrolled } from '../enrolment/contract.ts';
import { reviewRules } from './defaults-contract.ts';

/**
 * Grace period after the deadline in which answers given before it are still accepted, such as from a broken
 * connection.
 */
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
 * Question as presented to the learner, without its answer. HTML is rendered from Markdown by the server. One flat
 * shape for all types, since unions are slow to serialize; fields that a type does not have are empty.
 */
export const PresentedQuestion = z.object({
  id: z.string(),
  type: z.enum(questionTypes),
  /** HTML; '' if the type itself is the instruction (`predict`). Blanks of `fill` are `<b data-blank>`. */
  textHtml: z.string(),
  /** Options in the order shown: choices (HTML), right sides (`match`), lines (`order`). */
  options: z.array(z.string()),
  /** Left sides of `match`, HTML. */
  lefts: z.array(z.string()),
  /** Number of blanks of `fill`. */
  blanks: z.int(),
  /** Code of `predict` and `bug`; '' for other types. */
  code: z.string(),
  language: z.string(),
  /** Case-sensitive blanks, from 0; the one of `text` is 0. Absent if there is none. */
  exact: z.exactOptional(z.array(z.int())),
});

/**
 * Answer of any type. `picked`: indexes among the options as shown, from 0; for `match` one or null for each left side;
 * for `order` all, in order; for `bug` the line, from 1. `typed`: input by blank. Both empty: no answer.
 */
export const Answer = z.object({
  picked: z.array(z.nullable(z.int().check(z.lte(integerMax)))).check(z.maxLength(pickedMax)),
  typed: z.array(z.string().check(z.maxLength(typedMaxLength))).check(z.maxLength(typedMax)),
});

/** Graded answer. `share` is the part of the question's points, from 0 to 1. */
export const GradedQuestion = z.object({
  question: PresentedQuestion,
  answer: Answer,
  share: z.number(),
  isRight: z.boolean(),
  /**
   * Results of the parts of the answer, in its order: picked choices, pairs, lines or blanks. Empty if it is right or
   * wrong as a whole.
   */
  parts: z.array(z.boolean()),
  /** Explanations in HTML; while right answers are withheld, only those that do not reveal them. */
  feedback: z.array(z.string()),
  /** One right answer; null while right answers are withheld. */
  right: z.nullable(Answer),
  /** Section of the quiz's lesson that teaches it. */
  section: z.nullable(z.object({ id: z.string(), title: z.string() })),
});

const SavedAnswer = z.object({
  questionId: z.string(),
  /** Version of the answer, from 1; increases by one with each change. */
  version: z.int(),
  answer: Answer,
  savedAt: Timestamp,
});

const attempt = {
  attemptId: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  /** Number of the learner's attempt at this quiz, from 1. */
  number: z.int(),
  startedAt: Timestamp,
  /** Null without a time limit. */
  deadline: z.nullable(Timestamp),
  /** Null while the attempt is running. */
  submittedAt: z.nullable(Timestamp),
};

const result = { points: z.number(), maxPoints: z.number(), percent: z.int(), isPassed: z.boolean() };

/** Attempt in a list with its result, which is empty while it is running. */
export const PastAttempt = z.object({ ...attempt, ...result });

/** Attempt with its questions and the answers saved so far. */
export const QuizAttempt = z.object({
  ...attempt,
  /** Time of the server's clock, to which the deadline refers. */
  now: Timestamp,
  questions: z.array(PresentedQuestion),
  answers: z.array(SavedAnswer),
});

/** Quiz as shown before the start. */
export const QuizFacts = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  /** Number of questions in an attempt; `pool` is the number that they are sampled from. */
  questions: z.int(),
  pool: z.int(),
  maxPoints: z.number(),
  passPercent: z.int(),
  minutes: z.nullable(z.int()),
  attemptsAllowed: z.int(),
  attemptsLeft: z.int(),
  /** Hours from the start of one attempt to the next once all are used; null if the number is a hard limit. */
  pauseHours: z.nullable(z.int()),
  /** Time at which the next attempt opens; null while attempts are left, and with a hard limit. */
  nextAttemptAt: z.nullable(Timestamp),
  /** Time of the server's clock, to which `nextAttemptAt` refers. */
  now: Timestamp,
  /** Time at which the learner asked their teachers for another attempt; null if no request is open. */
  requestedAt: z.nullable(Timestamp),
  /** Rule for when right answers are shown. */
  review: z.enum(reviewRules),
  /** Id of the running attempt that can be continued. */
  runningId: z.nullable(z.string()),
  /** Finished attempts, newest first. */
  past: z.array(PastAttempt),
});

/** Finished attempt with the result of each question; each is worth one point. */
export const QuizReview = z.object({
  ...attempt,
  ...result,
  passPercent: z.int(),
  /** Visibility of the right answers; `later` means once the quiz is passed. */
  rightAnswers: z.enum(['shown', 'later', 'never']),
  questions: z.array(GradedQuestion),
});

/** Learner's open request for another attempt at a quiz with a hard limit. */
export const AttemptRequest = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  lessonId: z.string(),
  lessonTitle: z.string(),
  requestedAt: Timestamp,
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
    summary: 'Get the rules of a lesson’s quiz and the learner’s own attempts at it; for enrolled learners only',
    access: 'user',
    params: quizParams,
    success: { status: 200, body: QuizFacts },
    errors: quizErrors,
  },
  'POST /api/courses/{courseId}/quizzes/{lessonId}/attempts': {
    operation: 'startQuizAttempt',
    summary: 'Start a quiz attempt, or get the one that is already running',
    access: 'user',
    params: quizParams,
    success: { status: 201, body: QuizAttempt },
    errors: {
      ...quizErrors,
      'attempts-used-up': { status: 409, message: 'You have used all attempts at this quiz.' },
      'attempt-not-open': { status: 409, message: 'Your next attempt is not open yet.' },
    },
  },
  'POST /api/courses/{courseId}/quizzes/{lessonId}/attempt-requests': {
    operation: 'requestQuizAttempt',
    summary: 'Ask the teachers of the course for another attempt; asking again changes nothing',
    access: 'user',
    params: quizParams,
    success: { status: 200, body: z.object({ requestedAt: Timestamp }) },
    errors: {
      ...quizErrors,
      'no-request-needed': { status: 409, message: 'You can take this quiz again without asking.' },
    },
  },
  'GET /api/courses/{courseId}/attempt-requests': {
    operation: 'listAttemptRequests',
    summary: 'List the open requests for another quiz attempt in a course, oldest first, at most 100',
    access: { role: 'teacher' },
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: z.object({ items: z.array(AttemptRequest) }) },
  },
  'POST /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/extra-attempts': {
    operation: 'allowQuizAttempt',
    summary: 'Allow a learner who has no quiz attempts left one more and notify them; otherwise nothing is changed',
    access: { role: 'teacher' },
    params: z.extend(quizParams, { userId: Id }),
    success: {
      status: 200,
      body: z.object({
        attemptsLeft: z.int(),
        /** False if the learner had attempts left. */
        isNew: z.boolean(),
      }),
    },
    errors: { 'quiz-not-found': quizErrors['quiz-not-found'], 'learner-not-found': learnerNotFound },
  },
  'GET /api/quiz-attempts/{attemptId}': {
    operation: 'getQuizAttempt',
    summary: 'Get one of the learner’s own attempts, with its questions and the answers so far',
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizAttempt },
    errors: attemptErrors,
  },
  'PUT /api/quiz-attempts/{attemptId}/answers/{questionId}': {
    operation: 'saveQuizAnswer',
    summary:
      'Save an answer; repeating it changes nothing, and a change that is not based on the saved answer is refused',
    access: 'user',
    params: z.object({ attemptId: Id, questionId: Id }),
    body: z.object({
      /** Version of the stored answer plus one. */
      version: z.int().check(z.gte(1), z.lte(versionMax)),
      answer: Answer,
      /**
       * Time of the answer by the server's clock, as estimated by the client. After the deadline it decides whether the
       * answer counts.
       */
      answeredAt: Timestamp,
    }),
    success: { status: 200, body: z.object({ version: z.int(), savedAt: Timestamp }) },
    errors: {
      ...attemptErrors,
      'question-not-asked': { status: 404, message: 'This attempt has no such question.' },
      'attempt-over': { status: 409, message: 'This attempt is over. The answer was not saved.' },
      'answer-overtaken': {
        status: 409,
        message: 'This question was answered in another window or on another device.',
      },
    },
  },
  'POST /api/quiz-attempts/{attemptId}/submission': {
    operation: 'submitQuizAttempt',
    summary: 'Submit an attempt for grading; submitting it again yields the same result',
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizReview },
    errors: attemptErrors,
  },
  'GET /api/quiz-attempts/{attemptId}/review': {
    operation: 'getQuizReview',
    summary:
      'Get the results of a finished attempt by question, with feedback and, once the quiz shows them, the right answers',
    access: 'user',
    params: attemptParams,
    success: { status: 200, body: QuizReview },
    errors: {
      ...attemptErrors,
      'attempt-running': { status: 409, message: 'This attempt is not submitted yet.' },
    },
  },
} as const satisfies RouteTable;
