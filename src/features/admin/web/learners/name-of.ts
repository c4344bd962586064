import type { Learner } from './data.ts';

/** What people know a learner by. */
export function nameOf({ name, email }: Learner): string {
  return name || email;
}
