import type { DraftRow } from './queries.ts';

type Standing = Pick<DraftRow, 'state' | 'byUserId' | 'reviewAskedBy'>;

/** Whether something can be said of a draft: a review was asked for, though it may have been changed or taken back since. */
export function isReviewed({ state, reviewAskedBy }: Standing): boolean {
  return reviewAskedBy !== null || waitsForDecision({ state });
}

/** Whether it can be decided on, or decided otherwise. */
export function waitsForDecision({ state }: Pick<DraftRow, 'state'>): boolean {
  return state === 'in-review' || state === 'approved' || state === 'changes-wanted';
}

/** Whether it is somebody's own: nobody approves what they wrote. */
export function isOwnDraft({ byUserId, reviewAskedBy }: Standing, uid: string): boolean {
  return uid === byUserId || uid === reviewAskedBy;
}

/** What somebody can do about its review. */
export function reviewFor(draft: Standing, uid: string): { mayDecide: boolean } | null {
  return isReviewed(draft) ? { mayDecide: waitsForDecision(draft) && !isOwnDraft(draft, uid) } : null;
}
