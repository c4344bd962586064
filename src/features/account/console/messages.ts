import { counted } from '../../admin/web/public.ts';
import { graceDays } from '../grace-contract.ts';

const accounts = (count: number) => counted(count, 'account', 'accounts');
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const userMessages = {
  lead: 'Everyone with an account. Select a name to manage the account.',
  search: 'Find a user',
  searchHint: 'By name or email address',
  failed: 'The users could not be loaded.',
  more: 'Show more users',
  empty: 'No users found.',
  emptyHint: 'Try another search, or choose all states and roles.',
  state: 'State',
  states: { enabled: 'Enabled', disabled: 'Disabled' },
  anyState: 'All states',
  role: 'Role',
  roles: { learner: 'Learner', teacher: 'Teacher', admin: 'Administrator' },
  anyRole: 'All roles',
  since: (day: string) => `Since ${day}`,
  disabledSince: (moment: string) => `Disabled since ${moment}`,
  own: 'This is your own account. Another administrator can change its role, disable it or delete it.',
  disable: 'Disable account',
  disableTitle: (email: string) => `Disable ${email}?`,
  disableText: (isToBeDeleted: boolean) =>
    `This logs them out on all devices. They cannot log in until you enable the account again. ${isToBeDeleted ? 'The deletion that they requested still takes place, and they cannot cancel it meanwhile.' : 'No data is deleted.'}`,
  enable: 'Enable account',
  cancelDeletion: 'Cancel deletion',
  remove: 'Delete account',
  removeNow: 'Delete account now',
  removeTitle: (email: string) => `Delete the account of ${email}?`,
  removeNowTitle: (email: string) => `Delete the account of ${email} now?`,
  removeAddress: 'Type the email address to confirm',
  removeAddressWrong: 'This does not match the email address of the account.',
  removeLater: `They are logged out on all devices and cannot log in. The account is permanently deleted in ${graceDays} days. You can cancel until then.`,
  removeAtOnce: 'The account is deleted immediately. This cannot be undone.',
  removeText:
    'This deletes their learning progress, work, notes, certificates and picture. It also deletes their applications with CVs, messages and newsletter subscription.',
  removeStays:
    'Some records stay without their name: work for the site, answers to others, the audit log, and reviews if they agreed to it.',
  removed: (email: string) => `Account of ${email} deleted.`,
  removesOn: (email: string, moment: string) => `The account of ${email} will be deleted on ${moment}.`,
  deletion: {
    owner: (moment: string) => `Will be deleted on ${moment}, as its owner requested.`,
    administrator: (moment: string) => `Will be deleted on ${moment}.`,
  },
  ownerCanCancel: 'They can cancel this by logging in.',
  toBeDeleted: 'Deletion scheduled',
  reset: 'Send password reset email',
  unconfirmed: 'Email not confirmed',
  hasAuthenticator: 'Authenticator app',
  resetApp: 'Turn off authenticator app',
  resetAppTitle: (email: string) => `Turn off the authenticator app of ${email}?`,
  resetAppText:
    'Use this if they have lost the app and the recovery codes. They can then log in with only their password and are notified by email. First make sure that they really asked for it.',
  appReset: (email: string) => `${email} now logs in with only a password.`,
  grantTitle: (email: string, role: string) => `Change the role of ${email} to ${role}?`,
  grantTexts: {
    learner: 'They lose all permissions of teachers and administrators.',
    teacher: 'They see the learners of every course, with names, email addresses and progress, and grade assignments.',
    admin: 'They can do everything that you can do here, including to your account.',
  },
  grantedSome:
    'They see the learners of these courses, with names, email addresses and progress, and grade assignments there.',
  grant: 'Change role',
  setCourses: 'Change courses',
  courses: 'Teaches',
  everyCourse: 'All courses, including future ones',
  coursesFailed: 'The courses could not be loaded. Reload the page to choose courses.',
  disabled: (email: string) => `${email} is disabled and logged out on all devices.`,
  enabled: (email: string) => `${email} can log in again.`,
  granted: (email: string, role: string) => `Role of ${email} changed to ${role.toLowerCase()}.`,
  resetMailed: (email: string) => `A password reset email is on its way to ${email}.`,
} as const;

export const bulkUserMessages = {
  disable: 'Disable',
  disableTitle: (count: number) => `Disable ${accounts(count)}?`,
  disableText: 'This logs them out on all devices. They cannot log in until you enable them again.',
  disabled: (count: number) => `${accounts(count)} ${are(count)} disabled and logged out.`,
  enable: 'Enable',
  enabled: (count: number) => `${accounts(count)} can log in again.`,
  grant: 'Change role',
  grantTitle: (count: number) => `Change the role of ${accounts(count)}?`,
  grantText:
    'Teachers see the learners of every course and grade there. To limit the courses, open each account. Administrators can do everything that you can do here. Users whose role changes are notified.',
  granted: (count: number) => (count === 1 ? '1 account now has this role.' : `${count} accounts now have this role.`),
} as const;
