import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Notify } from '../../../platform/server/notify.ts';

/** Notifications on the site about changes of an account; the mails have more detail. */
const texts = {
  'password-changed': 'The password of your account was changed. Everybody else who was logged in is logged out.',
  'password-set': 'A new password was set for your account with a mailed link.',
  'address-changed': 'Your account logs in with another email address now.',
} as const;

export type AccountNotifications = (uid: string, what: keyof typeof texts) => Promise<Statement[]>;

/** Creates the statements to commit with the change. These notifications cannot be disabled. */
export function accountNotifications(notify: Notify, now: () => number): AccountNotifications {
  return (uid, what) =>
    notify({ userId: uid, kind: 'account', message: texts[what], path: '/account', timestamp: now(), isMailed: true });
}
