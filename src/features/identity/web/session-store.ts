import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { Session, SignedInUser } from '../contract.ts';
import type { sessionEndings } from './session-messages.ts';

export type SessionEnding = keyof typeof sessionEndings;
export type User = z.infer<typeof SignedInUser>;

export type SessionState =
  | { readonly status: 'checking' }
  /** The server has not responded to `failures` checks; the check is repeated. Only after an earlier sign-in. */
  | { readonly status: 'unreachable'; readonly failures: number }
  /** `ending` is the reason why a session ended; null without an earlier session, or after a sign-out. */
  | { readonly status: 'visitor'; readonly ending: SessionEnding | null }
  /** `expiresAt` is on the server's clock, which is ahead of this device's by `clockOffsetMs`. */
  | { readonly status: 'signed-in'; readonly user: User; readonly expiresAt: number; readonly clockOffsetMs: number };

const checking: SessionState = { status: 'checking' };
let state: SessionState = checking;
const listeners = new Set<() => void>();
/** Also read before the first paint, and by the style sheet as `data-authenticated`. */
const flag = 'isAuthenticated';

export function currentSession(): SessionState {
  return state;
}

/** Returns whether this browser had an open session when it was last checked. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return false;
  }
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the session of this tab. During hydration of a prerendered page it is `checking`, as in its HTML. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession, () => checking);
}

export function putSession(next: SessionState): void {
  state = next;
  try {
    keepFlag(next);
  } catch {
    // Storage is blocked: the session works, but the next visit does not know it before the server responds.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

let holders = 0;

/** Keeps the user's loaded data while a page stays after the session expired. Returns the function that releases it. */
export function holdOwnData(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    tell();
  };
}

/** Returns whether the session has expired on a page that stays. */
export function isSessionExpired(): boolean {
  return holders > 0 && state.status === 'visitor' && state.ending === 'session-expired';
}

function keepFlag({ status }: SessionState): void {
  if (status === 'signed-in') {
    document.documentElement.dataset.authenticated = 'true';
    localStorage.setItem(flag, 'true');
  } else if (status === 'visitor') {
    delete document.documentElement.dataset.authenticated;
    localStorage.removeItem(flag);
  }
}

/** Sets the session from a server response. */
export function adoptSession({ user, expiresAt, now }: z.infer<typeof Session>): void {
  putSession({ status: 'signed-in', user, expiresAt, clockOffsetMs: now - Date.now() });
}

/** Turns this tab's user into a visitor; `ending` is null if the user signed out. */
export function endSession(ending: SessionEnding | null): void {
  putSession({ status: 'visitor', ending });
}
