import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, webLinkOf } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

const hourMs = 60 * 60 * 1000;
const handInMaxBytes = 10 * 1024 * 1024;
const linkMaxLength = 500;
const commentMaxLength = 4000;
const scoresMax = 30;
const scoreMax = 1000;
const filesMax = 65_535;

/** Learner's note on the submission. */
const HandInNote = z.optional(z.string().check(z.trim(), z.maxLength(commentMaxLength)));

/** Teacher's comment, in Markdown. */
const Comment = z.string().check(z.trim(), z.maxLength(commentMaxLength));

/** Criterion of a rubric, as its author wrote it and as HTML. */
export const Criterion = z.object({ criterion: z.string(), criterionHtml: z.string(), points: z.number() });

/** Grade by a teacher: points for each criterion of the rubric at that time. */
const HandInGrade = z.object({
  gradedAt: Timestamp,
  points: z.number(),
  maxPoints: z.number(),
  /** False if the points are below the pass mark; the learner may then submit again. */
  isPassed: z.boolean(),
  scores: z.array(z.extend(Criterion, { maxPoints: z.number() })),
  comment: z.string(),
  commentHtml: z.string(),
});

/** Assignment submission: a file or a link; one of the two is null. */
export const HandIn = z.object({
  id: z.string(),
  link: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  fileBytes: z.nullable(z.number()),
  /** Learner's note; may be empty. */
  note: z.string(),
  at: Timestamp,
  /** Null until a teacher has graded it. */
  grade: z.nullable(HandInGrade),
  /** Grades before corrections, newest first. */
  earlierGrades: z.array(HandInGrade),
});

/** Assignment and learner of a submission. */
const whose = {
  courseId: z.string(),
  exerciseId: z.string(),
  /** Title of the assignment; empty if the course no longer has it. */
  title: z.string(),
  /** Version of the assignment when it was submitted. */
  version: z.string(),
  /** True if the assignment has changed since, or is gone. */
  isOfEarlierVersion: z.boolean(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
};

/** Submission in a teacher's list. */
export const HandInLine = z.object({
  id: z.string(),
  link: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  at: Timestamp,
  /** Null until a teacher has graded it. */
  grade: z.nullable(
    z.object({ gradedAt: Timestamp, points: z.number(), maxPoints: z.number(), isPassed: z.boolean() }),
  ),
  ...whose,
});

/** Filter of a teacher's list: all submissions, or only those without or with a grade. */
export const handInStates = ['all', 'waiting', 'graded'] as const;

/** Submission with everything that a teacher needs to grade it. */
export const HandInToGrade = z.object({
  ...HandIn.shape,
  ...whose,
  /** Name or email address of the teacher who graded it. */
  gradedBy: z.nullable(z.string()),
  earlierGrades: z.array(z.extend(HandInGrade, { gradedBy: z.nullable(z.string()) })),
  /** Present version of the assignment, which is used for grading; null if the course no longer has it. */
  task: z.nullable(
    z.object({
      version: z.string(),
      taskHtml: z.string(),
      rubric: z.array(Criterion),
      /** Minimum number of points to pass. */
      passPoints: z.int(),
    }),
  ),
  /** Other submissions of the same learner for this assignment, newest first, 20 at most. */
  others: z.array(HandIn),
  /** Longest waiting submission of this course, other than this one. */
  nextWaitingId: z.nullable(z.string()),
});

/** Reasons why the content of a file is not shown. */
export const hiddenReasons = ['too-large', 'no-text', 'damaged'] as const;

const HandInFile = z.object({ place: z.int(), name: z.string(), bytes: z.number() });

const params = z.object({ courseId: CourseId, exerciseId: Id });
const ofHandIn = z.object({ handInId: Id });
export const exerciseNotFound = {
  'exercise-not-found': { status: 404, message: 'This course has no such exercise.' },
} as const;
const handInNotFound = { 'hand-in-not-found': { status: 404, message: 'There is no such submission.' } } as const;
const zipErrors = {
  ...handInNotFound,
  'zip-unreadable': { status: 422, message: 'This ZIP file cannot be opened here. Download it instead.' },
} as const;
const handingIn = {
  access: 'user',
  params,
  callLimit: { max: 60, windowMs: hourMs },
  success: { status: 201, body: HandIn },
  errors: { ...exerciseNotFound, 'not-enrolled': notEnrolled },
} as const;

/** API of assignments: submissions and their grading. */
export const handInRoutes = {
  'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links': {
    operation: 'handInLink',
    summary: 'Submit a link for an assignment, such as to a repository',
    body: z.object({ link: webLinkOf(linkMaxLength), note: HandInNote }),
    ...handingIn,
  },
  'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files': {
    operation: 'handInFile',
    summary: 'Submit a ZIP file for an assignment, at most 10 MB',
    body: z.object({ note: HandInNote }),
    files: { file: { maxBytes: handInMaxBytes, extensions: ['.zip'] } },
    ...handingIn,
  },
  'GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins': {
    operation: 'listOwnHandIns',
    summary: 'List the logged-in learner’s submissions for an assignment, newest first, at most 20',
    access: 'user',
    params,
    success: { status: 200, body: z.object({ items: z.array(HandIn) }) },
    errors: exerciseNotFound,
  },
  'GET /api/courses/{courseId}/hand-ins': {
    operation: 'listHandIns',
    summary:
      'List the assignment submissions for a course or one of its exercises, newest first; with state `waiting`, longest waiting first',
    access: { role: 'teacher' },
    params: z.object({ courseId: CourseId }),
    query: z.extend(PageQuery, {
      state: z._default(z.enum(handInStates), 'all'),
      exerciseId: z.optional(Id),
    }),
    success: {
      status: 200,
      body: z.extend(pageOf(HandInLine), {
        /** Number of submissions in the course that wait for a grade. */
        waiting: z.int(),
      }),
    },
  },
  'GET /api/hand-ins/{handInId}': {
    operation: 'getHandIn',
    summary: 'Get a submission with its assignment, the rubric and the learner’s other submissions for it',
    access: { role: 'teacher' },
    params: ofHandIn,
    success: { status: 200, body: HandInToGrade },
    errors: handInNotFound,
  },
  'GET /api/hand-ins/{handInId}/file': {
    operation: 'getHandInFile',
    summary: 'Download a submitted file',
    access: { role: 'teacher' },
    params: ofHandIn,
    success: { status: 200, file: { contentTypes: ['application/zip'] } },
    errors: handInNotFound,
  },
  'GET /api/hand-ins/{handInId}/files': {
    operation: 'listHandInFiles',
    summary: 'List the files in a submitted ZIP file as named in its directory, at most 500',
    access: { role: 'teacher' },
    params: ofHandIn,
    success: {
      status: 200,
      body: z.object({
        items: z.array(HandInFile),
        /** Number of files that are not listed. */
        more: z.int(),
      }),
    },
    errors: zipErrors,
  },
  'GET /api/hand-ins/{handInId}/files/{place}': {
    operation: 'getHandInText',
    summary: 'Get the text of a file in a submitted ZIP file; null, with the reason, if it is not shown',
    access: { role: 'teacher' },
    params: z.extend(ofHandIn, { place: z.coerce.number().check(z.int(), z.gte(0), z.lte(filesMax)) }),
    success: {
      status: 200,
      body: z.extend(HandInFile, { text: z.nullable(z.string()), hidden: z.nullable(z.enum(hiddenReasons)) }),
    },
    errors: zipErrors,
  },
  'POST /api/comment-previews': {
    operation: 'previewComment',
    summary: 'Preview a comment in Markdown; nothing is saved',
    access: { role: 'teacher' },
    body: z.object({ comment: Comment }),
    success: { status: 200, body: z.object({ html: z.string() }) },
  },
  'PUT /api/hand-ins/{handInId}/grade': {
    operation: 'gradeHandIn',
    summary:
      'Grade a submission or correct its grade, with points for each rubric criterion in order and a Markdown comment; the learner is notified',
    access: { role: 'teacher' },
    params: ofHandIn,
    body: z.object({
      /** Version of the assignment whose rubric the teacher has seen. */
      taskVersion: z.string().check(z.minLength(1), z.maxLength(64)),
      scores: z.array(z.int().check(z.gte(0), z.lte(scoreMax))).check(z.maxLength(scoresMax)),
      comment: Comment,
      /** The `gradedAt` of the grade that this one corrects; absent for the first grade. */
      correctsGradedAt: z.optional(Timestamp),
    }),
    success: { status: 200, body: HandIn },
    errors: {
      ...handInNotFound,
      'own-hand-in': { status: 403, message: 'This is your own work. Someone else has to grade it.' },
      'already-graded': {
        status: 409,
        message: 'Someone else has already graded this. Their grade counts; yours was not saved.',
      },
      'task-changed': {
        status: 409,
        message: 'The task has changed. Please check the points again before you save.',
      },
      'rubric-mismatch': {
        status: 422,
        message: 'These points do not match the rubric. Give points for each criterion.',
      },
    },
  },
} as const satisfies RouteTable;
