import { notSignedInText, sessionExpiredText, userDisabledText } from '../../../platform/contract/session-texts.ts';

/** Reasons why a session ended without the user's action, with the same texts as the API's. */
export const sessionEndings = {
  'session-expired': sessionExpiredText,
  'user-disabled': userDisabledText,
} as const;

export const signInPrompt = {
  text: notSignedInText,
  lead: 'Your courses, careers and notifications are in your account.',
  login: 'Login',
  register: 'Sign Up',
} as const;

export const unreachableMessages = {
  text: 'We could not check whether you are logged in. Please try again.',
  retry: 'Try again',
} as const;

export const signOutMessages = {
  unreachable: 'You are still logged in. Please check your internet connection and try again.',
} as const;

/** Texts on a page that stays when the session expires. */
export const pausedMessages = {
  text: 'Nothing you typed is lost.',
  login: 'Log in',
  title: 'Log in again',
  close: 'Not now',
  part: {
    failed: 'Your session has expired, and the login form could not be loaded. Nothing you wrote is lost.',
    retry: 'Try again',
  },
} as const;
