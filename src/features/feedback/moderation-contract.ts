import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, textOf } from '../../platform/contract/text.ts';
import { outcomes, rowsOf } from '../admin/bulk-contract.ts';
import { OwnFeedback } from './contract.ts';
import { feedbackList } from './feedback-list-contract.ts';

export const answerMaxLength = 2000;
export const reasonMaxLength = 500;

/** A record for its moderators. */
export const ModeratedFeedback = z.extend(OwnFeedback, {
  /** The course's id if the course no longer exists. */
  courseTitle: z.string(),
});

const admin = { role: 'admin' } as const;
const teacher = { role: 'teacher' } as const;
const params = z.object({ feedbackId: Id });
const notFound = {
  'feedback-not-found': { status: 404, message: 'This feedback no longer exists.' },
} as const;
export const moderationErrors = {
  ...notFound,
  'feedback-changed': {
    status: 409,
    message: 'Someone else has hidden or shown this feedback. Please review it again.',
  },
} as const;
const answerErrors = {
  ...notFound,
  'answer-changed': {
    status: 409,
    message: 'Someone else has already answered. Your text is still there. Please read their answer first.',
  },
} as const;

const FeedbackState = z.enum(['shown', 'hidden']);

/** Routes for moderating and answering feedback. */
export const moderationRoutes = {
  ...listRoutes('/api/admin/feedback', {
    list: feedbackList,
    item: ModeratedFeedback,
    operations: ['listModeratedFeedback', 'getFeedbackFile'],
    rows: 'all feedback, hidden or not, that matches the filter and `search` (comments and answers)',
  }),
  'PUT /api/admin/feedback/states': {
    operation: 'setFeedbackStates',
    summary: 'Hide feedback and notify each author of the reason, or show it again',
    access: admin,
    body: z.object({
      changes: rowsOf(
        z
          .object({ id: Id, from: FeedbackState, to: FeedbackState, reason: z.optional(textOf(reasonMaxLength)) })
          .check(z.refine(({ to, reason }) => to === 'shown' || reason !== undefined, 'needs a reason to be hidden')),
      ),
    }),
    success: outcomes,
  },
  'PUT /api/admin/feedback/{feedbackId}/state': {
    operation: 'setFeedbackState',
    summary: 'Hide feedback from its course page and notify the author of the reason, or show it again',
    access: admin,
    params,
    body: z.object({ state: z.enum(['shown', 'hidden']), reason: z.optional(textOf(reasonMaxLength)) }).check(
      z.refine(({ state, reason }) => state === 'shown' || reason !== undefined, {
        path: ['reason'],
        error: 'is required',
      }),
    ),
    success: { status: 200, body: ModeratedFeedback },
    errors: moderationErrors,
  },
  'PUT /api/feedback/{feedbackId}/answer': {
    operation: 'answerFeedback',
    summary:
      'Post an answer below feedback on the course page, as a teacher or, for administrators, as the organization',
    access: teacher,
    params,
    body: z.object({
      text: textOf(answerMaxLength),
      /** The answer that the author saw when writing; null for none. */
      seen: z.nullable(z.string().check(z.maxLength(answerMaxLength))),
    }),
    success: { status: 200, body: ModeratedFeedback },
    errors: answerErrors,
  },
  'DELETE /api/feedback/{feedbackId}/answer': {
    operation: 'removeFeedbackAnswer',
    summary: 'Delete the answer to feedback',
    access: teacher,
    params,
    success: { status: 200, body: ModeratedFeedback },
    errors: notFound,
  },
} as const satisfies RouteTable;
