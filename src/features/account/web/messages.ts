import { graceDays } from '../grace-contract.ts';

/** Texts of the account page. */
export const accountPageMessages = {
  title: 'Your account',
  description:
    'Choose what you are told of, change your password, set up an authenticator app or passkeys, see where you are logged in, download your data or delete your account.',
  toProfile: 'Change name and email',
} as const;

export const passwordMessages = {
  title: 'Password',
  lead: 'With a new password everybody else who is logged in to your account is logged out.',
  present: 'Present password',
  wanted: 'New password',
  submit: 'Change password',
  changed: 'Your password is changed. Everywhere else you are logged out.',
  forgotten: 'If you have forgotten it, log out and choose “Forgot Password?” on the login page.',
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
  since: (started: string, seen: string) => `Logged in on ${started}, last seen on ${seen}`,
  end: 'Log out',
  endOf: (device: string) => `Log out: ${device}`,
  endOthers: 'Log out everywhere else',
  ended: 'Logged out there.',
} as const;

export const downloadMessages = {
  title: 'Your data',
  lead: 'One archive (.zip) of everything that we hold of you: what you wrote, learnt, handed in and sent, as files of JSON, and your files as you sent them.',
  proof: 'What was sent with your address without logging in is part of it once you have confirmed the address.',
  submit: 'Download my data',
} as const;

export const deletionMessages = {
  title: 'Delete your account',
  lead: `You are logged out everywhere. For ${graceDays} days a login takes it back, and we send you a mail that says so. Then it cannot be undone.`,
  goesTitle: 'This is deleted:',
  goes: [
    'your profile and your password',
    'your courses, your progress, notes, quizzes, exercises and what you handed in',
    'your careers, your applications with their CVs, your messages to us and your newsletter',
    'your certificates: files that you have saved stay good, and their pages here are gone',
  ],
  staysTitle: 'This stays:',
  stays: [
    'your reviews, without your name, if you agree to it below',
    'backups of the operator, until they are replaced by newer ones',
  ],
  keepReviews: 'My reviews of courses may stay, without my name. Their texts stay as I wrote them.',
  password: 'Your password',
  hint: 'To be sure that it is you.',
  submit: 'Delete my account',
  doneTitle: 'Your account will be deleted',
  done: (date: string) => `It is deleted on ${date}. You are logged out everywhere.`,
  takeBack: 'If you change your mind, log in before then, and everything is as it was.',
  login: 'Log in and keep it',
} as const;

export const failedText = 'That did not work. Please try again.';
export const wrongPasswordText = 'This password is not right.';
