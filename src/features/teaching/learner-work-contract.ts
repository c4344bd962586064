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
      "A learner's graded tries at an exercise, newest first; of a practice question also what was answered. What was handed in to be graded by a teacher stands elsewhere",
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, exerciseId: Id }),
    query: PageQuery,
    success: { status: 200, body: pageOf(ListedSubmission) },
    errors: learnerErrors,
  },
  'GET /api/courses/{courseId}/learners/{userId}/submissions/{submissionId}': {
    operation: 'getLearnerSubmission',
    summary: 'A program that a learner submitted: all its files, and the verdict on each case with what the case is',
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
    summary: "A learner's attempts at a quiz, newest first, one that is running too",
    access: { role: 'teacher' },
    params: z.object({ ...ofLearner, lessonId: Id }),
    query: PageQuery,
    success: { status: 200, body: pageOf(PastAttempt) },
    errors: learnerErrors,
  },
  'GET /api/courses/{courseId}/learners/{userId}/quiz-attempts/{attemptId}': {
    operation: 'getLearnerAttempt',
    summary: 'What a learner answered in an attempt that is over, question by question as it was asked of them',
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
