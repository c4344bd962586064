import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CompletionRule } from '../courses/completion-contract.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

export const eventsPerBatchMax = 100;

/** The type of the live event that tells a learner's windows that more was recorded; its data says of which course. */
export const progressEvent = 'progress';

/** Made by the client, so that an event which is sent again is known. The server's own keys are no UUIDs. */
const Key = z.uuid();
/** The hash of the content that was seen or worked on. */
const Version = z.string().check(z.regex(/^[\w-]{1,128}$/, 'is no version'));
const hintMax = 99;
const undoneAtOnceMax = 20;

const everyClientEvent = {
  key: Key,
  /** The id of the lesson, or of the exercise, as the course's content names it. */
  subject: Id,
  version: Version,
  /** By the client's clock; null where it has none to speak of. */
  clientAt: z.nullable(Timestamp),
};

/** What a learner's browser may record of its own accord: nothing of it claims a grade. */
export const ClientEvent = z.discriminatedUnion('kind', [
  z.object({ ...everyClientEvent, kind: z.enum(['lesson-opened', 'lesson-done', 'solution-shown']) }),
  /** Takes back the events of `lesson-done` that it names, and no other: one that it has not seen holds. */
  z.object({
    ...everyClientEvent,
    kind: z.literal('lesson-undone'),
    undoes: z.array(Key).check(z.minLength(1), z.maxLength(undoneAtOnceMax)),
  }),
  /** How far down the lesson, from 0 to 1. */
  z.object({ ...everyClientEvent, kind: z.literal('position'), place: z.number().check(z.gte(0), z.lte(1)) }),
  /** Which hint, from 0. */
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

/** One event as it is counted; what its kind does not have is null. `at` is the server's clock. */
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

/** A course as it is now: what there is to do. The quiz of a lesson has the lesson's id. */
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
  /** Missing where everything has to be done. */
  completion: z.optional(CompletionRule),
});

/** `doneKeys` name the events that make it done, for the one that takes them back; empty where finishing it made it done, which stays. */
export const LessonProgress = z.object({
  lessonId: z.string(),
  state: z.enum(['not-begun', 'begun', 'done']),
  doneAt: z.nullable(Timestamp),
  doneVersion: z.nullable(z.string()),
  /** It was done in another version than there is now. */
  isChanged: z.boolean(),
  doneKeys: z.array(z.string()),
  /** How far down it was read last, from 0 to 1. */
  place: z.number(),
});

const graded = {
  attempts: z.int(),
  isPassed: z.boolean(),
  passedAt: z.nullable(Timestamp),
  passedVersion: z.nullable(z.string()),
};

/** The most points that were ever got; out of what it was worth when it was passed, and until then out of what it is worth now. */
export const ExerciseProgress = z.object({
  exerciseId: z.string(),
  points: z.number(),
  outOf: z.number(),
  ...graded,
  hintsUsed: z.int(),
  isSolutionShown: z.boolean(),
  /** Passed by the learner's own browser, which the server has not confirmed yet. */
  isProvisional: z.boolean(),
});

export const QuizProgress = z.object({ quizId: z.string(), percent: z.number(), ...graded });

const counted = z.object({ done: z.int(), all: z.int() });

/** Everything that is shown of one learner in one course. */
export const Progress = z.object({
  courseId: z.string(),
  /** In the order of the course as it is now; the others in the order of their ids. */
  lessons: z.array(LessonProgress),
  exercises: z.array(ExerciseProgress),
  quizzes: z.array(QuizProgress),
  /** What was begun and is in the course no more; what was earned with it counts. */
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
  /** From 0 to 100, whole, by weight; 100 only when nothing of the course as it is now is left. */
  percent: z.int(),
  /** From 0 to 100, whole, by the course's rule alone: as much as that asks for completes the course. */
  completionPercent: z.int(),
  /** Where to go on; null when every lesson is done. */
  resume: z.nullable(z.object({ lessonId: z.string(), place: z.number() })),
  /** When it first was; null until then. What is added to the course later takes nothing of it away. */
  completedAt: z.nullable(Timestamp),
  lastActiveAt: z.nullable(Timestamp),
});

const ProgressSummary = z.object({
  courseId: z.string(),
  percent: z.int(),
  nextLesson: z.nullable(z.object({ lessonId: z.string(), title: z.string() })),
  completedAt: z.nullable(Timestamp),
  lastActiveAt: z.nullable(Timestamp),
  /** When a lesson was done, an exercise or a quiz passed, within the last eight days: a week, wherever on earth its days begin. */
  finishedAt: z.array(Timestamp),
});

const params = z.object({ courseId: CourseId });
const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;
/** Whose it is, for a browser that has kept it: another may have signed in there since. Null, or missing as in an older page: the caller's. */
export const Owner = z.optional(z.nullable(Id));
export const anotherLearner = {
  status: 409,
  message: 'Somebody else is signed in now. What was learnt before is kept until its learner is back.',
} as const;
const ownErrors = { ...courseErrors, 'not-enrolled': notEnrolled } as const;

export const progressRoutes = {
  'POST /api/courses/{courseId}/learning-events': {
    operation: 'addLearningEvents',
    summary:
      "Add to the signed-in learner's record. What was sent before, by its key, is not added again; `refused` names what is about nothing that the course has or ever had",
    access: 'user',
    params,
    body: z.object({
      /** Whose events they are, for a browser that has kept them: another may have signed in there since. Null: the caller's. */
      userId: z.nullable(Id),
      /** Names the browser, by chance. */
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
      'too-many-events': { status: 429, message: 'This is more than a course needs. Please try again later.' },
    },
  },
  'GET /api/courses/{courseId}/progress': {
    operation: 'getCourseProgress',
    summary:
      "The signed-in learner's progress in a course, with the course's structure and the events that it is derived from",
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
    summary: 'How far the signed-in learner is in each course that they are enrolled in, the newest enrolment first',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(ProgressSummary) }) },
  },
  'GET /api/courses/{courseId}/report': {
    operation: 'listCourseReport',
    summary: "Every enrolled learner's progress in a course, the newest enrolment first",
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
    summary: 'The same as a table for spreadsheets; no cell of it is a formula',
    access: { role: 'teacher' },
    params,
    success: { status: 200, file: { contentTypes: [csvType] } },
    errors: courseErrors,
  },
} as const satisfies RouteTable;
