import { v4 } from 'uuid';

const name = 'opvir.device';

/** Random id of this browser, which distinguishes a learner's devices. Null if the browser stores nothing. */
export function deviceId(): string | null {
  try {
    const known = localStorage.getItem(name);
    if (known) return known;
    const id = v4();
    localStorage.setItem(name, id);
    return id;
  } catch {
    return null;
  }
}
