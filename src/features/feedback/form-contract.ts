import * as z from 'zod/mini';
import { textOf } from '../../platform/contract/text.ts';

// In its own file, so that the forms do not load the rest of the contract.
export const ratingMin = 1;
export const ratingMax = 5;
export const commentMaxLength = 4000;

/** Fields of the feedback form (specification §5). */
export const FeedbackForm = z.object({
  rating: z.int().check(z.gte(ratingMin), z.lte(ratingMax)),
  comment: textOf(commentMaxLength),
});
