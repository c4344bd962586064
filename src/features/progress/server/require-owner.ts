import { Refusal } from '../../../platform/server/http/refusal.ts';

/** What a browser has kept of one learner is not taken as that of whoever signed in there since. Without an owner it is the caller's. */
export function requireOwner(userId: string | null | undefined, caller: { readonly uid: string }): void {
  if (typeof userId === 'string' && userId !== caller.uid) throw new Refusal('another-learner');
}
