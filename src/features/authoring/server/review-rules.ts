import type { DraftRow } from './queries.ts';

type Standing = Pick<DraftRow, 'state' | 'byUserId' | 'reviewAskedBy'>;

/**
 * Checks whether a draft can be commented on: a review was requested, even if the draft was changed or
 * withdrawn since.
 */
export function isReviewed({ state, reviewAskedBy }: Standing): boolean {
  return reviewAskedBy !== null || waitsForDecision({ state });
}

/** Checks whether a draft can be decided on, for the first time or again. */
export function waitsForDecision({ state }: Pick<DraftRow, 'state'>): boolean {
  return state === 'in-review' || state === 'approved' || state === 'changes-wanted';
}

/** Checks whether a draft is the user's own: nobody approves their own text. */
export function isOwnDraft({ byUserId, reviewAskedBy }: Standing, uid: string): boolean {
  return uid === byUserId || uid === reviewAskedBy;
}

/** Review actions that a user has on a draft; null if no review was requested. */
export function reviewFor(draft: Standing, uid: string): { mayDecide: boolean } | null {
  return isReviewed(draft) ? { mayDecide: waitsForDecision(draft) && !isOwnDraft(draft, uid) } : null;
}
