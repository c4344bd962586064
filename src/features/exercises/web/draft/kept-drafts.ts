import type { Files, Place } from '../exercise.ts';

/** A state that the server has; versions count from 1. */
export interface ServerDraft {
  readonly version: number;
  readonly savedAt: number;
  readonly files: Files;
}

/** What somebody was writing, as this browser keeps it. */
export interface KeptDraft {
  readonly files: Files;
  /** The server's version that it was made of; 0 for none. */
  readonly base: number;
  /** The server does not have it yet. */
  readonly isDirty: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** What stood there before all of it was replaced, as by starting again; nothing was written since. */
  readonly replaced?: Files;
  /** What another window has kept here, without the server having it: one of the two is to be chosen. */
  readonly theirs?: ServerDraft;
  /** What was sent before, or is being sent, as hashes: the server may have it. Missing in what was kept by an older page. */
  readonly unacknowledged?: readonly string[];
}

/** Null where this browser has none, or shows none. `uid` is null for a visitor. */
export function readKeptDraft(uid: string | null, place: Place): KeptDraft | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(uid, place)) ?? 'null') as KeptDraft | null;
  } catch {
    return null;
  }
}

/**
 * Gives false if the browser keeps nothing, or has no room; where `before` is given, also if it keeps something else than that by
 * now.
 */
export function keepDraft(uid: string | null, place: Place, draft: KeptDraft, before?: KeptDraft | null): boolean {
  const name = nameOf(uid, place);
  try {
    if (before !== undefined && localStorage.getItem(name) !== JSON.stringify(before)) return false;
    localStorage.setItem(name, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** What a visitor wrote has become somebody's own: on a shared device nobody else gets it. */
export function forgetVisitorsDraft(place: Place): void {
  try {
    localStorage.removeItem(nameOf(null, place));
  } catch {
    // A browser that shows nothing has kept nothing.
  }
}

function nameOf(uid: string | null, { courseId, exerciseId }: Place): string {
  return `opvir.draft.${uid ?? 'visitor'}.${courseId}.${exerciseId}`;
}
