import type { Role } from '../../../platform/contract/roles.ts';
import type { UserNotification } from '../../../platform/server/notify.ts';

const messages: Readonly<Record<Role, string>> = {
  learner: 'You are no longer a teacher or an administrator.',
  teacher: 'You are now a teacher.',
  admin: 'You are now an administrator.',
};
const paths: Readonly<Record<Role, string>> = { learner: '/dashboard', teacher: '/teach', admin: '/admin' };

/** Notification to a user with a new role. `timestamp` is in milliseconds since 1970. */
export function roleNotification(userId: string, role: Role, timestamp: number): UserNotification {
  return { userId, kind: 'account', message: messages[role], path: paths[role], timestamp };
}
