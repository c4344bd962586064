import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { CourseId } from '../courses/contract.ts';
import { EmailAddress } from '../identity/contract.ts';
import { courseOrders } from './course-orders-contract.ts';

const access = { role: 'admin' } as const;

export const enrolmentStates = ['enrolled', 'left'] as const;
export const learnerOrders = ['newest', 'oldest', 'furthest', 'behind', 'active', 'idle'] as const;

/** What the learners of a course come to, counted at one moment. */
export const CourseNumbers = z.object({
  courseId: z.string(),
  title: z.string(),
  enrolled: z.int(),
  /** In the seven days before it was counted. */
  activeLately: z.int(),
  finished: z.int(),
  left: z.int(),
  /** Of the newest feedback of each learner; null without any. */
  rating: z.nullable(z.number()),
  ratings: z.int(),
});

/** A learner of a course; `id` is that of the enrolment. */
export const LearnerOfCourse = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  enrolledAt: Timestamp,
  percent: z.int(),
  /** The title of the lesson in which they go on; null where nothing is left, or it is not known. */
  lesson: z.nullable(z.string()),
  /** To five minutes; null for whoever never did anything. */
  lastActiveAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  /** Since when they have left the course; null while they are enrolled. */
  leftAt: z.nullable(Timestamp),
});

const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));

const wanted = {
  search,
  state: z._default(z.enum(enrolmentStates), 'enrolled'),
  order: z._default(z.enum(learnerOrders), 'newest'),
};

const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

export const enrolmentChangeErrors = {
  'enrolment-not-found': { status: 404, message: 'There is no such enrolment any more.' },
  'enrolment-changed': {
    status: 409,
    message: 'They have left the course or enrolled again meanwhile. Please look at it again.',
  },
} as const;

/** Who learns in which course, for those who run the site. */
export const courseLearnerRoutes = {
  'GET /api/admin/courses': {
    operation: 'listCourseNumbers',
    summary: 'All courses, with how many learn in each; counted anew after a while where there are very many',
    access,
    success: {
      status: 200,
      body: z.object({
        countedAt: Timestamp,
        /** Whether it is still being worked out how far learners are, such as after a course has changed. */
        isBehind: z.boolean(),
        items: z.array(CourseNumbers),
      }),
    },
  },
  'GET /api/admin/courses.csv': {
    operation: 'getCourseNumbersFile',
    summary: 'The same as a table for spreadsheets, sorted; with `search` the courses whose title has it',
    access,
    query: z.object({ search, order: z._default(z.enum(courseOrders), 'site') }),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
  'GET /api/admin/courses/{courseId}/learners': {
    operation: 'listCourseLearners',
    summary: 'The learners of a course, or those who left it, sorted; with `search` those whose name or address has it',
    access,
    params: z.object({ courseId: CourseId }),
    query: z.object({ ...PageQuery.shape, ...wanted }),
    success: { status: 200, body: pageOf(LearnerOfCourse) },
    errors: courseErrors,
  },
  'GET /api/admin/courses/{courseId}/learners.csv': {
    operation: 'getCourseLearnersFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    params: z.object({ courseId: CourseId }),
    query: z.object(wanted),
    success: { status: 200, file: { contentTypes: [csvType] } },
    errors: courseErrors,
  },
  'POST /api/admin/courses/{courseId}/learners': {
    operation: 'enrolByAddress',
    summary: 'Enrol whoever logs in with this address; who left the course goes on beside what they left there',
    access,
    params: z.object({ courseId: CourseId }),
    body: z.object({ email: EmailAddress }),
    success: { status: 201, body: z.object({ email: z.string() }) },
    errors: {
      ...courseErrors,
      'no-such-account': { status: 404, message: 'Nobody logs in with this address. They need an account first.' },
      'enrolled-already': { status: 409, message: 'They are enrolled in this course already.' },
    },
  },
} as const satisfies RouteTable;
