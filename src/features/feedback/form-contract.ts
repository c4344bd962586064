import * as z from 'zod/mini';
import { textOf } from '../../platform/contract/text.ts';

// By itself, since the forms bring it into the browser: nothing else of the contract comes with it.
export const ratingMin = 1;
export const ratingMax = 5;
export const commentMaxLength = 4000;

/** What the feedback form sends (specification §5). */
export const FeedbackForm = z.object({
  rating: z.int().check(z.gte(ratingMin), z.lte(ratingMax)),
  comment: textOf(commentMaxLength),
});
