// Drafts that the server does not have yet, in the browser's localStorage.

/** Null if there is none, or if storage cannot be read. */
export function readStoredDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Returns whether the draft was stored. */
export function storeDraft(key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/**
 * Removes the draft if it is this one: another page may have stored a different one since. Returns whether storage can
 * be read.
 */
export function forgetDraft(key: string, draft: unknown): boolean {
  try {
    if (localStorage.getItem(key) === JSON.stringify(draft)) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
