import type { Files, Place } from '../exercise.ts';

/** Draft on the server; versions count from 1. */
export interface ServerDraft {
  readonly version: number;
  readonly savedAt: number;
  readonly files: Files;
}

/** Draft as stored in this browser. */
export interface StoredDraft {
  readonly files: Files;
  /** Version on the server that it is based on; 0 for none. */
  readonly base: number;
  /** True if the server does not have it yet. */
  readonly isDirty: boolean;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Files before they were replaced as a whole, as by a reset; absent once anything is written. */
  readonly replaced?: Files;
  /**
   * Draft that another window has stored here and the server does not have: the learner has to choose one of the two.
   */
  readonly theirs?: ServerDraft;
  /** Hashes of drafts that were or are being sent: the server may have them. Absent in data stored by older pages. */
  readonly unacknowledged?: readonly string[];
}

/** Reads the stored draft; null if there is none or the storage cannot be read. `uid` is null for a visitor. */
export function readStoredDraft(uid: string | null, place: Place): StoredDraft | null {
  try {
    return JSON.parse(localStorage.getItem(nameOf(uid, place)) ?? 'null') as StoredDraft | null;
  } catch {
    return null;
  }
}

/**
 * Stores the draft. Returns false if the browser stores nothing or has no room, or if `before` is given and no longer
 * what is stored.
 */
export function storeDraft(uid: string | null, place: Place, draft: StoredDraft, before?: StoredDraft | null): boolean {
  const name = nameOf(uid, place);
  try {
    if (before !== undefined && localStorage.getItem(name) !== JSON.stringify(before)) return false;
    localStorage.setItem(name, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a visitor's draft once it belongs to a learner, so that nobody else on a shared device gets it. */
export function forgetVisitorsDraft(place: Place): void {
  try {
    localStorage.removeItem(nameOf(null, place));
  } catch {
    // A browser whose storage cannot be accessed has stored nothing.
  }
}

function nameOf(uid: string | null, { courseId, exerciseId }: Place): string {
  return `opvir.draft.${uid ?? 'visitor'}.${courseId}.${exerciseId}`;
}
