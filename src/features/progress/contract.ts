import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import { type RouteTable, csvType } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CompletionRule } from '../courses/completion-contract.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

export const eventsPerBatchMax = 100;

/** Type of the live event that notifies a learner's windows of new records; its data names the course. */
export const progressEvent = 'progress';

/** Created by the client, so that an event that is sent again is recognized. The server's own keys are not UUIDs. */
const Key = z.uuid();
/** Hash of the content that was seen or worked on. */
const Version = z.string().check(z.regex(/^[\w-]{1,128}$/, 'is no version'));
const hintMax = 99;
const undoneAtOnceMax = 20;

const everyClientEvent = {
  key: Key,
  /** Id of the lesson or exercise in the course's content. */
  subject: Id,
  version: Version,
  /** By the client's clock; null if the client has no usable clock. */
  clientAt: z.nullable(Timestamp),
};

/** Event that a learner's browser may record by itself; none of them claims a grade. */
export const ClientEvent = z.discriminatedUnion('kind', [
  z.object({ ...everyClientEvent, kind: z.enum(['lesson-opened', 'lesson-done', 'solution-shown']) }),
  /** Undoes the `lesson-done` events that it names and no others: one that it has not seen stays valid. */
  z.object({
    ...everyClientEvent,
    kind: z.literal('lesson-undone'),
    undoes: z.array(Key).check(z.minLength(1), z.maxLength(undoneAtOnceMax)),
  }),
  /** Reading position in the lesson, from 0 to 1. */
  z.object({ ...everyClientEvent, kind: z.literal('position'), place: z.number().check(z.gte(0), z.lte(1)) }),
  /** Index of the hint, from 0. */
  z.object({ ...everyClientEvent, kind: z.literal('hint-used'), hint: z.int().check(z.gte(0), z.lte(hintMax)) }),
]);

const eventKinds = [
  'lesson-opened',
  'lesson-done',
  'lesson-undone',
  'position',
  'hint-used',
  'solution-shown',
  'exercise-submitted',
  'hand-in-graded',
  'quiz-submitted',
  'course-completed',
] as const;

/** One event as it is counted; fields that its kind lacks are null. `at` is the server's clock. */
export const LearningEvent = z.object({
  key: z.string(),
  kind: z.enum(eventKinds),
  subject: z.string(),
  version: z.string(),
  points: z.nullable(z.number()),
  maxPoints: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
  hint: z.nullable(z.int()),
  place: z.nullable(z.number()),
  undoes: z.array(z.string()),
  at: Timestamp,
  clientAt: z.nullable(Timestamp),
});

/** Current structure of a course: everything there is to do. The quiz of a lesson has the lesson's id. */
export const CourseStructure = z.object({
  courseId: z.string(),
  chapters: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(
        z.object({
          lessonId: z.string(),
          title: z.string(),
          minutes: z.number(),
          version: z.string(),
          exerciseIds: z.array(z.string()),
          hasQuiz: z.boolean(),
        }),
      ),
    }),
  ),
  exercises: z.array(z.object({ exerciseId: z.string(), points: z.number() })),
  /** Missing if everything has to be done. */
  completion: z.optional(CompletionRule),
});

/**
 * `doneKeys` are the keys of the events that make it done, needed to undo them; empty if passing its tasks made it done,
 * which is permanent.
 */
export const LessonProgress = z.object({
  lessonId: z.string(),
  state: z.enum(['not-begun', 'begun', 'done']),
  doneAt: z.nullable(Timestamp),
  doneVersion: z.nullable(z.string()),
  /** True if it was done in another version than the current one. */
  isChanged: z.boolean(),
  doneKeys: z.array(z.string()),
  /** Last reading position, from 0 to 1. */
  place: z.number(),
});

const graded = {
  attempts: z.int(),
  isPassed: z.boolean(),
  passedAt: z.nullable(Timestamp),
  passedVersion: z.nullable(z.string()),
};

/** Best points so far, out of the exercise's points at the time it was passed, or until then its current points. */
export const ExerciseProgress = z.object({
  exerciseId: z.string(),
  points: z.number(),
  outOf: z.number(),
  ...graded,
  hintsUsed: z.int(),
  isSolutionShown: z.boolean(),
  /** True if only the learner's own browser says that it is passed, and the server has not confirmed it yet. */
  isProvisional: z.boolean(),
});

export const QuizProgress = z.object({ quizId: z.string(), percent: z.number(), ...graded });

const counted = z.object({ done: z.int(), all: z.int() });

/** Complete progress of one learner in one course. */
export const Progress = z.object({
  courseId: z.string(),
  /** In the current order of the course; `former` is in the order of ids. */
  lessons: z.array(LessonProgress),
  exercises: z.array(ExerciseProgress),
  quizzes: z.array(QuizProgress),
  /** Started items that are no longer in the course; points earned with them still count. */
  former: z.object({
    lessons: z.array(LessonProgress),
    exercises: z.array(ExerciseProgress),
    quizzes: z.array(QuizProgress),
  }),
  lessonCount: counted,
  exerciseCount: counted,
  quizCount: counted,
  points: z.number(),
  outOf: z.number(),
  /** Weighted percentage, an integer from 0 to 100; 100 only if nothing in the current course is left. */
  percent: z.int(),
  /** Percentage under the course's rule alone, an integer from 0 to 100; the course is complete at the rule's `pass`. */
  completionPercent: z.int(),
  /** Lesson and position to continue at; null when every lesson is done. */
  resume: z.nullable(z.object({ lessonId: z.string(), place: z.number() })),
  /** Time of the first completion; null until then. Later additions to the course do not revoke it. */
  completedAt: z.nullable(Timestamp),
  lastActiveAt: z.nullable(Timestamp),
});

const ProgressSummary = z.object({
  courseId: z.string(),
  percent: z.int(),
  nextLesson: z.nullable(z.object({ lessonId: z.string(), title: z.string() })),
  completedAt: z.nullable(Timestamp),
  lastActiveAt: z.nullable(Timestamp),
  /**
   * Lessons that were done, and exercises and quizzes that were passed, within the last eight days: covers a week in every
   * time zone.
   */
  finished: z.array(z.object({ kind: z.enum(['lesson', 'exercise', 'quiz']), at: Timestamp })),
});

const params = z.object({ courseId: CourseId });
const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;
/**
 * Owner of data that a browser has stored: another user may have signed in there since. Null, or missing from an older
 * page: the caller.
 */
export const Owner = z.optional(z.nullable(Id));
export const anotherLearner = {
  status: 409,
  message: 'Someone else is logged in now. Earlier progress is saved until its learner logs in again.',
} as const;
const ownErrors = { ...courseErrors, 'not-enrolled': notEnrolled } as const;

export const progressRoutes = {
  'POST /api/courses/{courseId}/learning-events': {
    operation: 'addLearningEvents',
    summary:
      'Add events to the logged-in learner’s record; repeated keys are ignored, and `refused` lists events about content that the course never had',
    access: 'user',
    params,
    body: z.object({
      /** Owner of the events, for a browser that has stored them: another user may have signed in there since. Null: the caller. */
      userId: z.nullable(Id),
      /** Random id of the browser. */
      device: z.nullable(Key),
      events: z.array(ClientEvent).check(z.minLength(1), z.maxLength(eventsPerBatchMax)),
    }),
    success: {
      status: 200,
      body: z.object({
        progress: Progress,
        refused: z.array(z.object({ key: z.string(), code: z.literal('unknown-subject') })),
      }),
    },
    errors: {
      ...ownErrors,
      'another-learner': anotherLearner,
      'too-many-events': { status: 429, message: 'Too many updates. Please try again later.' },
    },
  },
  'GET /api/courses/{courseId}/progress': {
    operation: 'getCourseProgress',
    summary:
      'Get the logged-in learner’s progress in a course, with the course structure and the events from which it is derived',
    access: 'user',
    params,
    success: {
      status: 200,
      body: z.object({ progress: Progress, structure: CourseStructure, events: z.array(LearningEvent) }),
    },
    errors: ownErrors,
  },
  'GET /api/progress': {
    operation: 'listProgress',
    summary:
      'List the progress of the logged-in learner in each course in which they are enrolled, newest enrollment first',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(ProgressSummary) }) },
  },
  'GET /api/courses/{courseId}/report': {
    operation: 'listCourseReport',
    summary: 'List the progress of every enrolled learner in a course, newest enrollment first',
    access: { role: 'teacher' },
    params,
    query: PageQuery,
    success: {
      status: 200,
      body: pageOf(
        z.object({ id: z.string(), userId: z.string(), name: z.string(), email: z.string(), progress: Progress }),
      ),
    },
    errors: courseErrors,
  },
  'GET /api/courses/{courseId}/report.csv': {
    operation: 'getCourseReportFile',
    summary: 'Download the progress of every enrolled learner in a course as a CSV file; no cell is a formula',
    access: { role: 'teacher' },
    params,
    success: { status: 200, file: { contentTypes: [csvType] } },
    errors: courseErrors,
  },
} as const satisfies RouteTable;
