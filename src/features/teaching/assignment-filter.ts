/** Filter of a course's assignment submissions, part of the address. Without a state it lists those that need grading. */
export interface AssignmentFilter {
  readonly state?: 'graded' | 'all';
  /** Id of an exercise. */
  readonly task?: string;
}

/** Parses the filter from an address; ignores invalid values. */
export function assignmentFilterOf({ state, task }: Readonly<Record<string, unknown>>): AssignmentFilter {
  return {
    ...((state === 'graded' || state === 'all') && { state }),
    ...(typeof task === 'string' && /^[\w-]{1,64}$/.test(task) && { task }),
  };
}
