import * as z from 'zod/mini';
import { PageQuery, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
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
    summary: 'List the course enrollments of the logged-in user, newest first, optionally only for `courseId`',
    access: 'user',
    query: z.extend(PageQuery, { courseId: z.optional(CourseId) }),
    success: { status: 200, body: pageOf(Enrolment) },
  },
  'POST /api/enrolments': {
    operation: 'enrol',
    summary: 'Enroll in a course; enrolling twice succeeds and creates only one enrollment',
    access: 'user',
    body: z.object({ courseId: CourseId }),
    success: { status: 201, body: Enrolment },
    errors: { 'course-not-found': { status: 404, message: 'Course not found' } },
  },
  'DELETE /api/enrolments/{courseId}': {
    operation: 'leaveCourse',
    summary: 'Leave a course; progress and feedback are kept, and enrolling again continues from there',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 204, body: null },
  },
} as const satisfies RouteTable;
