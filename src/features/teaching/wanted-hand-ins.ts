/** Which hand-ins of a course are listed; it stands in the address. Without a state it is what waits, for which one comes. */
export interface WantedHandIns {
  readonly state?: 'graded' | 'all';
  /** The id of an exercise. */
  readonly task?: string;
}

/** What an address asks for; what is none of these is left out. */
export function wantedHandInsOf({ state, task }: Readonly<Record<string, unknown>>): WantedHandIns {
  return {
    ...((state === 'graded' || state === 'all') && { state }),
    ...(typeof task === 'string' && /^[\w-]{1,64}$/.test(task) && { task }),
  };
}
