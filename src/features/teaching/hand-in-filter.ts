/** Which hand-ins of a course are listed; it stands in the address. Without a state it is what waits, for which one comes. */
export interface HandInFilter {
  readonly state?: 'graded' | 'all';
  /** The id of an exercise. */
  readonly task?: string;
}

/** What an address asks for; what is none of these is left out. */
export function handInFilterOf({ state, task }: Record<string, unknown>): HandInFilter {
  return {
    ...((state === 'graded' || state === 'all') && { state }),
    ...(typeof task === 'string' && /^[\w-]{1,64}$/.test(task) && { task }),
  };
}
