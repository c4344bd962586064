import { graceDays } from '../grace-contract.ts';

/** Texts of the account page. */
export const accountPageMessages = {
  title: 'Your account',
  description:
    'Change your password, set up an authenticator app or passkeys, see where you are logged in, download your data or delete your account.',
  toProfile: 'Change name and email',
} as const;

export const passwordMessages = {
  title: 'Password',
  lead: 'Changing your password logs you out everywhere else.',
  present: 'Current password',
  wanted: 'New password',
  submit: 'Change password',
  changed: 'Your password is changed. You are logged out everywhere else.',
  forgotten: 'Forgot it? Log out and choose “Forgot Password?” on the login page.',
} as const;

/** Texts shown while the authenticator app and the passkeys load. */
export const loginMethodMessages = {
  failed: 'The authenticator app and the passkeys could not be loaded.',
  retry: 'Try again',
} as const;

export const sessionMessages = {
  title: 'Where you are logged in',
  failed: 'Your sessions could not be loaded.',
  retry: 'Try again',
  unknown: 'A browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
  isCurrent: 'This browser',
  since: (started: string, seen: string) => `Logged in on ${started}, last seen around ${seen}`,
  end: 'Log out',
  endOf: (device: string) => `Log out: ${device}`,
  endOthers: 'Log out everywhere else',
  ended: 'That session is logged out.',
} as const;

export const downloadMessages = {
  title: 'Your data',
  lead: 'A .zip archive of your data: what you wrote, learned, submitted and sent, as JSON files, and your original files. Internal notes of the people who run this site are not included.',
  proof: 'Once you confirm your address, it also includes anything sent with that address without logging in.',
  submit: 'Download my data',
} as const;

export const deletionMessages = {
  title: 'Delete your account',
  lead: `You are logged out everywhere, and we send you an email about it. To cancel, log in within ${graceDays} days. After that, you cannot undo it.`,
  goesTitle: 'This is deleted:',
  goes: [
    'your profile and your password',
    'your courses, progress, notes, quizzes, exercises and submissions',
    'your careers, your applications and CVs, your messages to us and your newsletter subscription',
    'your certificates: their pages here are gone, but files that you saved stay valid',
  ],
  staysTitle: 'This stays:',
  stays: [
    'your course feedback, without your name, if you agree below',
    'the operator’s backups, until newer ones replace them',
  ],
  keepReviews: 'Keep my course feedback as I wrote it, without my name.',
  password: 'Your password',
  hint: 'To make sure it is you.',
  submit: 'Delete my account',
  doneTitle: 'Your account will be deleted',
  done: (date: string) => `We will delete it on ${date}. You are logged out everywhere.`,
  takeBack: 'Changed your mind? Log in before then, and nothing is deleted.',
  login: 'Log in and keep my account',
} as const;

export const failedText = 'That did not work. Please try again.';
export const wrongPasswordText = 'This password is incorrect.';

/** Formats a day. */
export const dayOf = (at: number) => new Date(at).toLocaleDateString('en', { dateStyle: 'medium' });

/** Formats a day and time: two sessions may have begun on one day. */
export const timeOf = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

const tooLong = 'This password is too long.';

/** Errors of the fields in the account's forms. */
export const accountFieldTexts = {
  password: { missing: 'Please enter your password.', tooLong },
  newPassword: { missing: 'Please choose a password.', tooLong },
} as const;
