import type { Role } from '../../../platform/contract/roles.ts';
import type { UserNotification } from '../../../platform/server/notify.ts';

const messages: Readonly<Record<Role, string>> = {
  learner: 'Your account no longer teaches or runs the site.',
  teacher: 'Your account may teach now.',
  admin: 'Your account may run the site now.',
};
const paths: Readonly<Record<Role, string>> = { learner: '/dashboard', teacher: '/teach', admin: '/admin' };

/** Notification to a user with a new role. `timestamp` is in milliseconds since 1970. */
export function roleNotification(userId: string, role: Role, timestamp: number): UserNotification {
  return { userId, kind: 'account', message: messages[role], path: paths[role], timestamp };
}
