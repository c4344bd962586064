import type { Access } from '../../contract/routes.ts';
import { type Role, isAtLeast } from '../../contract/roles.ts';
import type { Caller, CallerState } from './context.ts';
import { Refusal } from './refusal.ts';

/** Returns the caller for the handler, or throws the refusal. `courseId` comes from the path, unvalidated. */
type Policy = (state: CallerState, courseId?: string) => Caller | null;

/**
 * Maps a route's access rule to its policy; the only place that decides who may call. Null for a route that is the same
 * for everybody, which looks up no session. Ownership of records is decided by the feature's rules; those of others are
 * `not-found`.
 */
export function policyOf(access: Access): Policy | null {
  if (access === 'anyone') return null;
  if (access === 'known') return (state) => (typeof state === 'object' ? state : null);
  if (access === 'user') return requireUser;
  return (state, courseId) => {
    const caller = requireRole(requireUser(state), access.role);
    if (courseId !== undefined && !teaches(caller, courseId)) throw new Refusal('forbidden');
    return caller;
  };
}

/**
 * Returns whether a teacher may teach this course; they can be limited to some. Routes with a course in the path check
 * it here; routes by another id must check the record's course and answer `not-found`.
 */
export function teaches({ taughtCourses }: Pick<Caller, 'taughtCourses'>, courseId: string): boolean {
  return taughtCourses === null || taughtCourses.includes(courseId);
}

/** Throws `not-signed-in`, `session-expired` or `user-disabled`. */
export function requireUser(state: CallerState): Caller {
  if (typeof state === 'object') return state;
  throw new Refusal(state === 'nobody' ? 'not-signed-in' : state);
}

/** Routes are public in the OpenAPI document, so the answer is `forbidden` and not `not-found`. */
function requireRole(caller: Caller, least: Role): Caller {
  if (!isAtLeast(caller.role, least)) throw new Refusal('forbidden');
  return caller;
}
