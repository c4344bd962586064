import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { PageQuery, pageOf } from '../../platform/contract/paging.ts';
import { CourseId } from '../courses/contract.ts';

/** A record of the collection `enrollments` (specification §3). */
export const Enrolment = z.object({ userId: z.string(), courseId: z.string() });

/** Error for a learner that a teacher asks for and who is not enrolled. */
export const learnerNotFound = {
  status: 404,
  message: 'Nobody with this id is enrolled in this course.',
} as const;

export const notEnrolled = {
  status: 403,
  message: 'Only learners who are enrolled in this course can do this.',
} as const;

export const enrolmentRoutes = {
  'GET /api/enrolments': {
    operation: 'listMyEnrolments',
    summary: "The signed-in user's enrolments, newest first; with `courseId`, that course's only",
    access: 'user',
    query: z.extend(PageQuery, { courseId: z.optional(CourseId) }),
    success: { status: 200, body: pageOf(Enrolment) },
  },
  'POST /api/enrolments': {
    operation: 'enrol',
    summary: 'Enrol in a course; enrolling twice leaves one enrolment and succeeds',
    access: 'user',
    body: z.object({ courseId: CourseId }),
    success: { status: 201, body: Enrolment },
    errors: { 'course-not-found': { status: 404, message: 'Course not found' } },
  },
  'DELETE /api/enrolments/{courseId}': {
    operation: 'leaveCourse',
    summary: 'Leave a course; what was learnt and said there is kept, and enrolling again goes on beside it',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 204, body: null },
  },
} as const satisfies RouteTable;
