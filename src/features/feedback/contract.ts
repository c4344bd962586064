import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';

export const ratingMin = 1;
export const ratingMax = 5;
export const commentMaxLength = 4000;

/** What the feedback form sends (specification §5). */
export const FeedbackForm = z.object({
  rating: z.int().check(z.gte(ratingMin), z.lte(ratingMax)),
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(commentMaxLength)),
});

/** A record of the collection `feedback` (specification §3), with its author's name (null while it is empty); without both once the account was deleted. */
export const Feedback = z.object({
  id: z.string(),
  userId: z.nullable(z.string()),
  courseId: z.string(),
  rating: z.int(),
  comment: z.string(),
  timestamp: Timestamp,
  authorName: z.nullable(z.string()),
});

const params = z.object({ courseId: CourseId });
const courseNotFound = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

export const feedbackRoutes = {
  'GET /api/courses/{courseId}/feedback': {
    operation: 'listFeedback',
    summary: 'Feedback on a course, newest first',
    access: 'anyone',
    params,
    query: PageQuery,
    success: { status: 200, body: pageOf(Feedback) },
    errors: courseNotFound,
    reusable: true,
  },
  'GET /api/feedback': {
    operation: 'listMyFeedback',
    summary: 'What the signed-in user said about courses, newest first',
    access: 'user',
    query: PageQuery,
    success: { status: 200, body: pageOf(Feedback) },
  },
  'POST /api/courses/{courseId}/feedback': {
    operation: 'addFeedback',
    summary: 'Leave a rating and a comment on a course that the signed-in user is enrolled in',
    access: 'user',
    params,
    body: FeedbackForm,
    success: { status: 201, body: Feedback },
    errors: {
      ...courseNotFound,
      'too-much-feedback': {
        status: 429,
        message: 'That is a lot of feedback on one course. Please wait a moment and send it again.',
      },
      'not-enrolled': notEnrolled,
    },
  },
} as const satisfies RouteTable;
