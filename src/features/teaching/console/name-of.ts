import type { Learner } from './data.ts';

/** Display name of a learner. */
export function nameOf({ name, email }: Learner): string {
  return name || email;
}
