/**
 * What an account may be granted, each with all that stands before it. By an operator only; never taken from a form or a
 * query string (specification §12).
 */
export const roles = ['learner', 'teacher', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Whether a role is this one, or has what this one has. */
export function isAtLeast(role: Role, wanted: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(wanted);
}
