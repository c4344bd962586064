import type { Access } from '../../contract/routes.ts';
import { type Role, isAtLeast } from '../../contract/roles.ts';
import type { Caller, CallerState } from './context.ts';
import { Refusal } from './refusal.ts';

/** Gives whom the handler is to see, or throws the refusal. `courseId` is what the path names, as it was sent. */
type Policy = (state: CallerState, courseId?: string) => Caller | null;

/**
 * Who may call, decided here and nowhere else: a route's table says one of these words. Null for a route that is the same
 * for everybody, where nobody is to be looked up. Which records a caller may see is for the feature's rules; those of others are `not-found`.
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
 * Whether somebody who may teach may teach this course: a teacher can be limited to some. Where the path of a route for teachers names a
 * course it is asked here; a route by another id has to ask it of the record, which is then `not-found`.
 */
export function teaches({ taughtCourses }: Pick<Caller, 'taughtCourses'>, courseId: string): boolean {
  return taughtCourses === null || taughtCourses.includes(courseId);
}

/** Throws `not-signed-in`, `session-expired` or `user-disabled`. */
export function requireUser(state: CallerState): Caller {
  if (typeof state === 'object') return state;
  throw new Refusal(state === 'nobody' ? 'not-signed-in' : state);
}

/** The routes are no secret, they stand in the OpenAPI document: so the answer is `forbidden` and not `not-found`. */
function requireRole(caller: Caller, wanted: Role): Caller {
  if (!isAtLeast(caller.role, wanted)) throw new Refusal('forbidden');
  return caller;
}
