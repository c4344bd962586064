import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import { type RouteTable, csvType } from '../../platform/contract/routes.ts';
import { changesOf, outcomes } from '../admin/bulk-contract.ts';
import { CourseId } from '../courses/contract.ts';
import { EmailAddress } from '../identity/contract.ts';
import { courseLearnerList, courseOrders, enrolmentStates } from './course-lists-contract.ts';

const access = { role: 'admin' } as const;

/** Statistics of a course's learners, counted at the same time. */
export const CourseNumbers = z.object({
  courseId: z.string(),
  title: z.string(),
  enrolled: z.int(),
  /** Number of learners who were active in the seven days before. */
  activeLately: z.int(),
  finished: z.int(),
  left: z.int(),
  /** Average of each learner's latest rating; null without ratings. */
  rating: z.nullable(z.number()),
  ratings: z.int(),
});

/** Learner of a course; `id` is the enrollment's id. */
export const LearnerOfCourse = z.object({
  id: z.string(),
  uid: z.string(),
  name: z.string(),
  email: z.string(),
  enrolledAt: Timestamp,
  percent: z.int(),
  /** Title of the lesson at which they continue; null if none is left, or it is unknown. */
  lesson: z.nullable(z.string()),
  /** Rounded to five minutes; null if they were never active. */
  lastActiveAt: z.nullable(Timestamp),
  finishedAt: z.nullable(Timestamp),
  /** Time at which they left the course; null while they are enrolled. */
  leftAt: z.nullable(Timestamp),
});

const search = z.optional(z.string().check(z.trim(), z.maxLength(100)));

const courseErrors = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

export const enrolmentChangeErrors = {
  'enrolment-not-found': { status: 404, message: 'This enrollment no longer exists.' },
  'enrolment-changed': {
    status: 409,
    message: 'They have just left the course or enrolled again. Please check and try again.',
  },
} as const;

/** Routes of courses and their learners, for administrators. */
export const courseLearnerRoutes = {
  'GET /api/admin/courses': {
    operation: 'listCourseNumbers',
    summary: 'List all courses with the number of learners in each; very large numbers are recounted only periodically',
    access,
    success: {
      status: 200,
      body: z.object({
        countedAt: Timestamp,
        /** True while learners' progress is being recomputed, such as after a course has changed. */
        isBehind: z.boolean(),
        items: z.array(CourseNumbers),
      }),
    },
  },
  'GET /api/admin/courses.csv': {
    operation: 'getCourseNumbersFile',
    summary:
      'Download the course statistics as a CSV file, sorted; `search` limits it to courses with a matching title',
    access,
    query: z.object({ search, order: z._default(z.enum(courseOrders), 'site') }),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
  ...listRoutes(
    '/api/admin/courses/{courseId}/learners',
    {
      list: courseLearnerList,
      item: LearnerOfCourse,
      operations: ['listCourseLearners', 'getCourseLearnersFile'],
      rows: 'the current or former learners of a course that match `search` (name, email address), in the given order',
    },
    { params: z.object({ courseId: CourseId }), errors: courseErrors },
  ),
  'POST /api/admin/courses/{courseId}/learners': {
    operation: 'enrolByAddress',
    summary:
      'Enroll the user with the given email address; a user who left the course continues with their earlier progress',
    access,
    params: z.object({ courseId: CourseId }),
    body: z.object({ email: EmailAddress }),
    success: { status: 201, body: z.object({ email: z.string() }) },
    errors: {
      ...courseErrors,
      'no-such-account': {
        status: 404,
        message: 'There is no account with this email address. They need to sign up first.',
      },
      'enrolled-already': { status: 409, message: 'They are already enrolled in this course.' },
    },
  },
  'PUT /api/admin/enrolments/states': {
    operation: 'setEnrolmentStates',
    summary: 'End or restore enrollments; progress and feedback are kept',
    access,
    body: changesOf(z.enum(enrolmentStates), z.enum(enrolmentStates)),
    success: outcomes,
  },
} as const satisfies RouteTable;
