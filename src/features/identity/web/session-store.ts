import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { Session, SignedInUser } from '../contract.ts';
import type { sessionEndings } from './session-messages.ts';

export type SessionEnding = keyof typeof sessionEndings;
export type User = z.infer<typeof SignedInUser>;

export type SessionState =
  | { readonly status: 'checking' }
  /** The server does not say who it is; it has been asked so often, and is asked again. Only somebody who was signed in. */
  | { readonly status: 'unreachable'; readonly failures: number }
  /** `ending` says why a session ended by itself; null for whoever never had one or signed out. */
  | { readonly status: 'visitor'; readonly ending: SessionEnding | null }
  /** `expiresAt` is on the server's clock, which is ahead of this device's by `clockOffsetMs`. */
  | { readonly status: 'signed-in'; readonly user: User; readonly expiresAt: number; readonly clockOffsetMs: number };

const checking: SessionState = { status: 'checking' };
let state: SessionState = checking;
const listeners = new Set<() => void>();
/** Read before the first paint as well, and by the style sheet as `data-authenticated`. */
const flag = 'isAuthenticated';

export function currentSession(): SessionState {
  return state;
}

/** Whether a session of this browser was open when it was last heard of. */
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

/** Who uses this tab. While a prerendered page comes to life it is `checking`, as in its HTML. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession, () => checking);
}

export function putSession(next: SessionState): void {
  state = next;
  try {
    keepFlag(next);
  } catch {
    // Storage is blocked: the session holds all the same, only the next visit does not know of it before the server answers.
  }
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

let holders = 0;

/** For as long as a page stands that stays when the session expires, what its user has read stays too. Returns how to let go. */
export function holdOwnData(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    tell();
  };
}

/** Whether the session has expired under a page that stays. */
export function isOwnDataHeld(): boolean {
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

/** Takes over a session as the server has just answered it. */
export function adoptSession({ user, expiresAt, now }: z.infer<typeof Session>): void {
  putSession({ status: 'signed-in', user, expiresAt, clockOffsetMs: now - Date.now() });
}

/** From here on this tab belongs to a visitor; `ending` null when the user signed out. */
export function endSession(ending: SessionEnding | null): void {
  putSession({ status: 'visitor', ending });
}
