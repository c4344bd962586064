// What was typed and the server does not have yet, as a row of this browser's storage.

/** Null where there is none, or where the browser shows nothing. */
export function readKeptDraft(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Gives whether this browser has kept it. */
export function keepDraft(key: string, draft: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    // Storage is blocked or full.
    return false;
  }
}

/** Removes it if it is this one: another page may have kept something else there since. Gives whether the storage can be read. */
export function forgetDraft(key: string, draft: unknown): boolean {
  try {
    if (localStorage.getItem(key) === JSON.stringify(draft)) localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
