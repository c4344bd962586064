import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

export const careerTitleMaxLength = 120;
export const careerDescriptionMaxLength = 4000;
/** Most careers that the Career Center shows. */
export const careersMax = 200;

/** A record of the collection `careers` (specification §3). */
export const Career = z.object({ id: z.string(), title: z.string(), description: z.string() });

/** A user's enrollment in a career ('Enroll Now'), with the career's title. */
export const CareerEnrolment = z.object({
  userId: z.string(),
  careerId: z.string(),
  title: z.string(),
  timestamp: Timestamp,
});

export const careerNotFound = {
  'career-not-found': { status: 404, message: 'This career is no longer offered.' },
} as const;

export const careerRoutes = {
  'GET /api/careers': {
    operation: 'listCareers',
    summary: 'List all careers in the order in which they were added',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(Career) }) },
  },
  'GET /api/career-enrolments': {
    operation: 'listMyCareerEnrolments',
    summary: 'List the career enrollments of the logged-in user, newest first',
    access: 'user',
    query: PageQuery,
    success: { status: 200, body: pageOf(CareerEnrolment) },
  },
  'POST /api/career-enrolments': {
    operation: 'enrolInCareer',
    summary: 'Enroll in a career; enrolling twice succeeds and creates only one enrollment',
    access: 'user',
    body: z.object({ careerId: Id }),
    success: { status: 201, body: CareerEnrolment },
    errors: careerNotFound,
  },
  'DELETE /api/career-enrolments/{careerId}': {
    operation: 'leaveCareer',
    summary:
      'Leave a career; the response is the same for users who are not enrolled. Enrollments in its courses are kept',
    access: 'user',
    params: z.object({ careerId: Id }),
    success: { status: 204, body: null },
  },
} as const satisfies RouteTable;
