import type { ReviewDecision } from '../../../../authoring/kinds-contract.ts';

/** Texts of a draft's review. */
export const reviewMessages = {
  title: 'Review',
  failed: 'What was said of this draft could not be loaded.',
  more: 'Show what was said earlier',
  empty: 'Nobody has said anything yet.',
  reviewDecisions: {
    comment: 'Comment',
    approved: 'Approved',
    'changes-wanted': 'Changes wanted',
  } satisfies Record<ReviewDecision, string>,
  by: (name: string) => `by ${name}`,
  field: 'What you say of this draft',
  fieldHint: 'All administrators can read it. It goes with the draft.',
  acts: {
    comment: 'Only comment',
    approved: 'Approve',
    'changes-wanted': 'Ask for changes',
  } satisfies Record<ReviewDecision, string>,
  said: {
    comment: 'Your comment stands with the draft.',
    approved: 'The draft is approved. A change to its text takes the approval back.',
    'changes-wanted': 'The draft waits for changes.',
  } satisfies Record<ReviewDecision, string>,
  ownWaits: 'Somebody else decides: whoever asked for the review or saved the draft last cannot.',
  incomplete: 'Write what you want to say.',
  failedAct: 'That could not be sent. What you wrote is still here. Please try again.',
} as const;
