import { Refusal } from '../../../platform/server/http/refusal.ts';

/**
 * Throws `another-learner` for data that a browser stored for another user than the caller. Without an owner it is the
 * caller's.
 */
export function requireOwner(userId: string | null | undefined, caller: { readonly uid: string }): void {
  if (typeof userId === 'string' && userId !== caller.uid) throw new Refusal('another-learner');
}
