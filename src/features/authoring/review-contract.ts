import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Base, contentChanged, gone, ofItem } from './item-contract.ts';
import { verdicts } from './kinds-contract.ts';

const access = { role: 'admin' } as const;
const reviewMaxLength = 2000;

/** What somebody says of a draft; it goes with the draft. */
export const ContentReview = z.object({
  id: z.string(),
  verdict: z.enum(verdicts),
  text: z.string(),
  /** The name or address of who says it; null where that account is gone. */
  by: z.nullable(z.string()),
  at: Timestamp,
});

/** Reviews of drafts. Whoever publishes need not wait for one. */
export const reviewRoutes = {
  'GET /api/admin/content/{kind}/{itemKey}/reviews': {
    operation: 'listContentReviews',
    summary: 'What was said of a draft, the newest first',
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
    summary: 'Say something of a draft of which a review was asked for; approve it, or ask for changes',
    access,
    params: ofItem,
    body: z.object({
      verdict: z.enum(verdicts),
      /** May be empty where the draft is approved. */
      text: z.string().check(z.trim(), z.maxLength(reviewMaxLength)),
      /** The draft that was read, by its revision: a decision is refused if it is another by then. */
      base: Base,
    }),
    success: { status: 201, body: ContentReview },
    errors: {
      'content-not-found': gone,
      'content-changed': contentChanged,
      'review-not-asked': { status: 409, message: 'This draft does not wait for a review.' },
      'own-draft': {
        status: 409,
        message: 'Whoever asked for the review or saved the draft last cannot decide. Somebody else has to.',
      },
      'review-empty': { status: 422, message: 'Write what should change.' },
    },
  },
} as const satisfies RouteTable;
