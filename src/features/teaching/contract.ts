import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { learnerNotFound } from '../enrolment/contract.ts';
import { Progress } from '../progress/contract.ts';
import { learnerWorkRoutes } from './learner-work-contract.ts';
import { courseErrors, taskFiguresRoutes } from './task-figures-contract.ts';

/** Largest number of addresses in a list. */
export const rowsMax = 5000;
/** Limit of the whole list, in characters; a line is much shorter. */
export const csvMaxLength = 500_000;
/** Limit of the request body: JSON escapes some characters, and some take more than one byte. */
const csvBodyMaxBytes = 768 * 1024;
const searchMaxLength = 100;

/** Sort orders of learners; names ascending, all others descending. */
export const learnerOrders = ['enrolled', 'name', 'percent', 'active'] as const;

const workedOn = {
  /** Number of learners who submitted or started it. */
  begun: z.int(),
  /** Number of those who passed it or are done with it. */
  done: z.int(),
};

/** Figures of a course, counted over all its learners at one time. */
export const CourseFigures = z.object({
  courseId: z.string(),
  countedAt: Timestamp,
  enrolled: z.int(),
  /** Learners active in the seven days before the count. */
  activeLately: z.int(),
  completed: z.int(),
  /**
   * In the order of the course; `doneEarlier` counts the done learners whose lesson was another version than the current
   * one.
   */
  lessons: z.array(z.object({ lessonId: z.string(), title: z.string(), ...workedOn, doneEarlier: z.int() })),
  /** In the order of the course; `attempts` and `hints` are totals over all learners. */
  exercises: z.array(
    z.object({ exerciseId: z.string(), lessonId: z.string(), ...workedOn, attempts: z.int(), hints: z.int() }),
  ),
  /** A quiz has the id of its lesson. */
  quizzes: z.array(z.object({ quizId: z.string(), ...workedOn, attempts: z.int() })),
});

const learner = { userId: z.string(), name: z.string(), email: z.string() };

/** Row of the learner list, as of the time of {@link CourseFigures}. */
export const LearnerLine = z.object({
  ...learner,
  percent: z.int(),
  lastActiveAt: z.nullable(Timestamp),
  completedAt: z.nullable(Timestamp),
});

/** Results for one line of an address list. */
const rowResults = [
  'to-enrol',
  'enrolled',
  'is-enrolled',
  'not-confirmed',
  'no-account',
  'no-address',
  'twice',
] as const;

/** `line` counts from 1, as a text editor does; `address` is its text, truncated if it is too long for an address. */
export const EnrolmentRow = z.object({ line: z.int(), address: z.string(), result: z.enum(rowResults) });

const ofCourse = z.object({ courseId: CourseId });

const csvErrors = {
  ...courseErrors,
  'csv-without-email': {
    status: 400,
    message:
      'No column of this list has email addresses. Its first row is {headings}. Check that it is the right file.',
  },
  'csv-several-emails': {
    status: 400,
    message: 'Several columns have email addresses: {headings}. Rename the one to use "email", then try again.',
  },
  'csv-empty': { status: 400, message: 'This list has no email addresses.' },
  'csv-too-long': { status: 400, message: 'A list can have at most 5,000 people. Split it and try again.' },
} as const;

/** Table with one column of addresses, one address per line, or addresses as in the To line of a mail. */
const AddressList = z.object({ csv: z.string().check(z.minLength(1), z.maxLength(csvMaxLength)) });

export const teachingRoutes = {
  'GET /api/taught-courses': {
    operation: 'listTaughtCourses',
    summary: 'List the IDs of the courses that the caller teaches: all courses, or those to which they are limited',
    access: { role: 'teacher' },
    success: { status: 200, body: z.object({ items: z.array(CourseId) }) },
  },
  'GET /api/courses/{courseId}/figures': {
    operation: 'getCourseFigures',
    summary:
      'Get statistics on all learners of a course by lesson, exercise and quiz; recounted periodically, not on every request',
    access: { role: 'teacher' },
    params: ofCourse,
    success: { status: 200, body: CourseFigures },
    errors: courseErrors,
  },
  ...taskFiguresRoutes,
  ...learnerWorkRoutes,
  'GET /api/courses/{courseId}/learners': {
    operation: 'listLearners',
    summary: 'List the learners of a course with their progress, sorted; `search` filters by name or email address',
    access: { role: 'teacher' },
    params: ofCourse,
    query: z.extend(PageQuery, {
      order: z._default(z.enum(learnerOrders), 'enrolled'),
      search: z.optional(z.string().check(z.trim(), z.maxLength(searchMaxLength))),
    }),
    success: { status: 200, body: z.extend(pageOf(LearnerLine), { countedAt: Timestamp }) },
    errors: courseErrors,
  },
  'GET /api/courses/{courseId}/learners/{userId}': {
    operation: 'getLearner',
    summary: 'Get a learner of a course, with the progress that the learner sees',
    access: { role: 'teacher' },
    params: z.object({ courseId: CourseId, userId: Id }),
    success: { status: 200, body: z.object({ ...learner, progress: Progress }) },
    errors: {
      ...courseErrors,
      'learner-not-found': learnerNotFound,
    },
  },
  'POST /api/courses/{courseId}/enrolments/preview': {
    operation: 'previewEnrolments',
    summary: 'Preview the enrollment of an address list, with the result for each line; nothing is changed',
    access: { role: 'teacher' },
    params: ofCourse,
    body: AddressList,
    bodyMaxBytes: csvBodyMaxBytes,
    success: { status: 200, body: z.object({ rows: z.array(EnrolmentRow) }) },
    errors: csvErrors,
  },
  'POST /api/courses/{courseId}/enrolments': {
    operation: 'enrolAll',
    summary:
      'Enroll everyone on an address list who has an account, in a single transaction; repeating it changes nothing',
    access: { role: 'teacher' },
    params: ofCourse,
    body: AddressList,
    bodyMaxBytes: csvBodyMaxBytes,
    success: { status: 200, body: z.object({ rows: z.array(EnrolmentRow) }) },
    errors: csvErrors,
  },
} as const satisfies RouteTable;
