import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { learnerNotFound } from '../enrolment/contract.ts';
import { CaseResult, ExerciseCase, Submission } from '../exercises/contract.ts';
import { GradedQuestion, PastAttempt, QuizReview, attemptNotFound } from '../quizzes/contract.ts';
import { courseErrors } from './task-figures-contract.ts';

/** One graded submission for an exercise, a program or an answer. */
export const ListedSubmission = z.object({
  id: z.string(),
  at: Timestamp,
  isPassed: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  /** True if the exercise has changed since. */
  isOfEarlierVersion: z.boolean(),
  /** Id of the submitted program; null for an answered question. */
  submissionId: z.nullable(z.string()),
  /** Answered question; null if the question has changed since, because earlier versions are not stored. */
  graded: z.nullable(GradedQuestion),
});

/** Submitted program with the result of each test case. */
export const LearnerSubmission = z.extend(Submission, {
  exerciseId: z.string(),
  isOfEarlierVersion: z.boolean(),
  files: z.record(z.string(), z.string()),
  /** `written`: the test case as its author wrote it, even a hidden one; null if the exercise has changed since. */
  // `written` comes first, because optional fields come last.
  cases: z.array(z.object({ written: z.nullable(ExerciseCase), ...CaseResult.shape })),
});

/** Review of a quiz attempt for teachers. */
const AttemptReview = z.extend(QuizReview, {
  /** Answers that arrived after the deadline, with how long after it; the learner's browser dated them earlier. */
  late: z.array(z.object({ questionId: Id, seconds: z.int() })),
});

const ofLearner = { courseId: CourseId, userId: Id };
const learnerErrors = { ...courseErrors, 'learner-not-found': learnerNotFound } as const;

/** Work of one learner in a course: read only, and for the course's teachers. */
export const learnerWorkRoutes = {
  'GET /api/courses/{courseId}/learners/{userId}/exercises/{exerciseId}/tries': {
    operation: 'listLearnerTries',
    summary:
      'List a learner’s graded submissions for an exercise, newest first, including answers to practice questions; teacher-graded assignments are excluded',
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, exerciseId: Id }),
    query: PageQuery,
    success: { status: 200, body: pageOf(ListedSubmission) },
    errors: learnerErrors,
  },
  'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}': {
    operation: 'getLearnerSubmission',
    summary: 'Get a program that a learner submitted, with all its files and, for each test, its definition and result',
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, submissionId: Id }),
    success: { status: 200, body: LearnerSubmission },
    errors: {
      ...learnerErrors,
      'submission-not-found': { status: 404, message: 'This learner has no such submission.' },
    },
  },
  'GET /api/courses/{courseId}/learners/{userId}/quizzes/{lessonId}/attempts': {
    operation: 'listLearnerAttempts',
    summary: 'List a learner’s attempts at a quiz, newest first, including a running one',
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, lessonId: Id }),
    query: PageQuery,
    success: { status: 200, body: pageOf(PastAttempt) },
    errors: learnerErrors,
  },
  'GET /api/courses/{courseId}/learners/{userId}/quiz-attempts/{attemptId}': {
    operation: 'getLearnerAttempt',
    summary: 'Get a learner’s answers in a finished attempt, question by question as presented to them',
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, attemptId: Id }),
    success: { status: 200, body: AttemptReview },
    errors: {
      ...learnerErrors,
      'attempt-not-found': attemptNotFound,
      'attempt-running': { status: 409, message: 'This attempt is not submitted yet.' },
    },
  },
} as const satisfies RouteTable;
