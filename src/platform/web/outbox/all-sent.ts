/** Event of this window, dispatched whenever an item is stored for sending. */
export const unsentEvent = 'opvir:unsent';

/**
 * Returns whether this browser has recorded that the server has all of an account's items, so that a page can know
 * without loading the sender. False if nothing is recorded: the caller must check.
 */
export function isAllSent(name: string, uid: string): boolean {
  try {
    return localStorage.getItem(nameOf(name, uid)) !== null;
  } catch {
    return false;
  }
}

/**
 * Records whether everything is sent. Call it before and after storing an item, and when everything is sent; then read
 * the list once more, because another window may have added to it.
 */
export function noteAllSent(name: string, uid: string, isAll: boolean): void {
  try {
    if (isAll) localStorage.setItem(nameOf(name, uid), '');
    else localStorage.removeItem(nameOf(name, uid));
  } catch {
    // If nothing can be recorded, the list is checked each time.
  }
}

function nameOf(name: string, uid: string): string {
  return `${name}.all-sent ${uid}`;
}
