/**
 * Roles of an account; each includes all earlier ones. Administrators and the command line grant them; never taken from a form or a query
 * string (specification §12).
 */
export const roles = ['learner', 'teacher', 'admin'] as const;

export type Role = (typeof roles)[number];

/** Returns whether a role equals or includes the other. */
export function isAtLeast(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least);
}
