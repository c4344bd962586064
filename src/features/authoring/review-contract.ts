import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Base, contentChanged, gone, ofItem } from './item-contract.ts';
import { reviewDecisions } from './kinds-contract.ts';

const access = { role: 'admin' } as const;
const reviewMaxLength = 2000;

/** Review of a draft; deleted with the draft. */
export const ContentReview = z.object({
  id: z.string(),
  verdict: z.enum(reviewDecisions),
  text: z.string(),
  /** Name or address of the reviewer; null if that account was deleted. */
  by: z.nullable(z.string()),
  at: Timestamp,
});

/** Reviews of drafts. Publishing does not require one. */
export const reviewRoutes = {
  'GET /api/admin/content/{kind}/{itemKey}/reviews': {
    operation: 'listContentReviews',
    summary: 'List the reviews of a draft, newest first',
    access,
    params: ofItem,
    query: PageQuery,
    success: {
      status: 200,
      body: pageOf(ContentReview),
    },
    errors: { 'content-not-found': gone },
  },
  'POST /api/admin/content/{kind}/{itemKey}/reviews': {
    operation: 'reviewContent',
    summary: 'Review a draft for which a review was requested: comment on it, approve it or request changes',
    access,
    params: ofItem,
    body: z.object({
      verdict: z.enum(reviewDecisions),
      /** May be empty if the draft is approved. */
      text: z.string().check(z.trim(), z.maxLength(reviewMaxLength)),
      /** Revision of the draft that was read: a decision is refused if it has changed. */
      base: Base,
    }),
    success: { status: 201, body: ContentReview },
    errors: {
      'content-not-found': gone,
      'content-changed': contentChanged,
      'review-not-asked': { status: 409, message: 'This draft is not in review.' },
      'own-draft': {
        status: 409,
        message: 'You requested this review or saved the draft last, so someone else has to decide.',
      },
      'review-empty': { status: 422, message: 'Say what should change.' },
    },
  },
} as const satisfies RouteTable;
