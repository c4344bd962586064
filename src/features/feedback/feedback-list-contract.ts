import { list } from '../../platform/contract/list.ts';

/** Filter by whether a record is visible on its course page, and whether it is answered. */
const moderationStates = ['shown', 'hidden', 'unanswered'] as const;

/** Administrators' list of feedback. */
export const feedbackList = list({
  filters: { courseId: 'id', state: moderationStates },
  orders: ['newest', 'oldest'],
});
