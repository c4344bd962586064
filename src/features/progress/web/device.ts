import { v4 } from 'uuid';

const name = 'opvir.device';

/** A number that chance gave to this browser: it tells two devices of one learner apart. Null where nothing is kept. */
export function deviceId(): string | null {
  try {
    const known = localStorage.getItem(name);
    if (known) return known;
    const made = v4();
    localStorage.setItem(name, made);
    return made;
  } catch {
    return null;
  }
}
