import * as z from 'zod/mini';
import { csvType } from '../../platform/contract/files.ts';
import { PageQuery, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { CourseId } from '../courses/contract.ts';
import { ModeratedFeedback, moderationStates } from '../feedback/moderation-contract.ts';

const access = { role: 'admin' } as const;
const wanted = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  courseId: z.optional(CourseId),
  state: z.optional(z.enum(moderationStates)),
  order: z._default(z.enum(['newest', 'oldest']), 'newest'),
};

export const feedbackListRoutes = {
  'GET /api/admin/feedback': {
    operation: 'listModeratedFeedback',
    summary: 'All feedback, hidden or not, as far as it is wanted; with `search` what has it in comment or answer',
    access,
    query: z.object({ ...PageQuery.shape, ...wanted }),
    success: { status: 200, body: pageOf(ModeratedFeedback) },
  },
  'GET /api/admin/feedback.csv': {
    operation: 'getFeedbackFile',
    summary: 'The same as a table for spreadsheets, all of it; no cell of it is a formula',
    access,
    query: z.object(wanted),
    success: { status: 200, file: { contentTypes: [csvType] } },
  },
} as const satisfies RouteTable;
