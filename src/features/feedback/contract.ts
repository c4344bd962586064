import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';
import { FeedbackForm } from './form-contract.ts';

/**
 * A record of the collection `feedback` (specification §3), with its author's name (null while empty). `userId` and
 * `authorName` are null once the account was deleted.
 */
export const Feedback = z.object({
  id: z.string(),
  userId: z.nullable(z.string()),
  courseId: z.string(),
  rating: z.int(),
  comment: z.string(),
  timestamp: Timestamp,
  authorName: z.nullable(z.string()),
  /** Answer and its author's role; both null without an answer. */
  answer: z.nullable(z.string()),
  answeredAs: z.nullable(z.enum(['organisation', 'teacher'])),
});

/** A record for its author, even if it is hidden from the course page, with the reason. */
export const OwnFeedback = z.extend(Feedback, {
  hiddenAt: z.nullable(Timestamp),
  hiddenReason: z.nullable(z.string()),
});

const params = z.object({ courseId: CourseId });
const one = z.object({ feedbackId: Id });
/** Rating of a course: the newest visible record of each user counts. Deleted accounts are not counted. */
export const CourseRating = z.object({
  /** Null without ratings. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  distribution: z.array(z.int()),
});

const courseNotFound = { 'course-not-found': { status: 404, message: 'Course not found' } } as const;

const gone = {
  'feedback-not-found': { status: 404, message: 'This feedback no longer exists.' },
} as const;

export const feedbackRoutes = {
  'GET /api/courses/{courseId}/feedback': {
    operation: 'listFeedback',
    summary: 'List the feedback on a course, newest first',
    access: 'anyone',
    params,
    query: PageQuery,
    success: { status: 200, body: pageOf(Feedback) },
    errors: courseNotFound,
    reusable: true,
  },
  'GET /api/courses/{courseId}/rating': {
    operation: 'getCourseRating',
    summary:
      'Get the average rating of a course and the count of each rating; only the latest rating of each person counts',
    access: 'anyone',
    params,
    success: { status: 200, body: CourseRating },
    errors: courseNotFound,
    reusable: true,
  },
  'PUT /api/feedback/{feedbackId}': {
    operation: 'changeFeedback',
    summary: 'Update the logged-in user’s feedback on a course; its timestamp does not change',
    access: 'user',
    params: one,
    body: FeedbackForm,
    success: { status: 200, body: OwnFeedback },
    errors: gone,
  },
  'DELETE /api/feedback/{feedbackId}': {
    operation: 'removeFeedback',
    summary: 'Delete the logged-in user’s feedback on a course, with any answer to it',
    access: 'user',
    params: one,
    success: { status: 204, body: null },
    errors: gone,
  },
  'GET /api/feedback': {
    operation: 'listMyFeedback',
    summary: 'List the feedback of the logged-in user, hidden or not, newest first, optionally only for `courseId`',
    access: 'user',
    query: z.extend(PageQuery, { courseId: z.optional(CourseId) }),
    success: { status: 200, body: pageOf(OwnFeedback) },
  },
  'POST /api/courses/{courseId}/feedback': {
    operation: 'addFeedback',
    summary: 'Add a rating and a comment to a course in which the logged-in user is enrolled',
    access: 'user',
    params,
    body: FeedbackForm,
    success: { status: 201, body: Feedback },
    errors: {
      ...courseNotFound,
      'too-much-feedback': {
        status: 429,
        message: 'You have sent a lot of feedback on this course. Please wait a moment and send it again.',
      },
      'not-enrolled': notEnrolled,
    },
  },
} as const satisfies RouteTable;
