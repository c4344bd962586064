/** Told to this window whenever something is kept to be sent. */
export const unsentEvent = 'opvir:unsent';

/**
 * Whether this browser remembers that the server has all of an account's list, so that a page which only has to know that needs
 * nothing of what sends. False where nothing is remembered: whoever asks looks.
 */
export function isAllSent(name: string, uid: string): boolean {
  try {
    return localStorage.getItem(nameOf(name, uid)) !== null;
  } catch {
    return false;
  }
}

/** To be told before and after something is kept, and when all was sent: then the list is to be read once more, for another window may have added to it. */
export function noteAllSent(name: string, uid: string, isAll: boolean): void {
  try {
    if (isAll) localStorage.setItem(nameOf(name, uid), '');
    else localStorage.removeItem(nameOf(name, uid));
  } catch {
    // Where nothing can be remembered it is looked for each time.
  }
}

function nameOf(name: string, uid: string): string {
  return `${name}.all-sent ${uid}`;
}
