import type { ReviewDecision } from '../../kinds-contract.ts';

/** Texts of a draft's review. */
export const reviewMessages = {
  title: 'Review',
  failed: 'The review could not be loaded.',
  more: 'Show earlier comments',
  empty: 'No comments yet.',
  reviewDecisions: {
    comment: 'Comment',
    approved: 'Approved',
    'changes-wanted': 'Changes requested',
  } satisfies Record<ReviewDecision, string>,
  by: (name: string) => `by ${name}`,
  field: 'Your comment',
  fieldHint: 'All administrators can read it. It is deleted with the draft, or when that is published.',
  acts: {
    comment: 'Add comment',
    approved: 'Approve',
    'changes-wanted': 'Request changes',
  } satisfies Record<ReviewDecision, string>,
  said: {
    comment: 'Your comment was added.',
    approved: 'Draft approved. Changing its text removes the approval.',
    'changes-wanted': 'You requested changes.',
  } satisfies Record<ReviewDecision, string>,
  ownWaits: 'You requested this review or saved the draft last, so someone else has to decide.',
  incomplete: 'Write a comment first.',
  failedAct: 'Your review was not sent. Your text is still here. Please try again.',
} as const;
