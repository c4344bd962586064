import type { Statement } from '../../../platform/server/db/statement.ts';
import type { Notify } from '../../../platform/server/notify.ts';

/** Notifications on the site about changes of an account; the mails have more detail. */
const texts = {
  'password-changed': 'Your password was changed. You are logged out everywhere else.',
  'password-set': 'A new password was set for your account with an emailed link.',
  'address-changed': 'You now log in with a different email address.',
} as const;

export type AccountNotifications = (uid: string, what: keyof typeof texts) => Promise<Statement[]>;

/** Creates the statements to commit with the change. These notifications cannot be disabled. */
export function accountNotifications(notify: Notify, now: () => number): AccountNotifications {
  return (uid, what) =>
    notify({ userId: uid, kind: 'account', message: texts[what], path: '/account', timestamp: now(), isMailed: true });
}
