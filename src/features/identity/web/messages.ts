import { deadLinkText } from '../dead-link-contract.ts';

/** Texts of the account pages; those quoted in specification §2, §5 and §8 are verbatim. */
export const fieldMessages = {
  email: 'Email',
  emailMissing: 'Please enter your email address.',
  emailIncomplete: 'Please enter a complete email address, such as name@example.org.',
  password: 'Password',
  passwordMissing: 'Please enter your password.',
  passwordTooLong: 'This password is too long.',
  newPassword: 'New password',
  newPasswordMissing: 'Please choose a password.',
  newPasswordHint: (minLength: number) => `At least ${minLength} characters.`,
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordLabel: 'Show password',
} as const;

/** Note above the form for visitors who come from a course. */
export const courseNoteMessages = {
  text: (title: string) => `Afterwards you are enrolled in ${title}.`,
} as const;

export const loginMessages = {
  title: 'Login',
  part: { failed: 'The form to log in could not be loaded.', retry: 'Try again' },
  submit: 'Login',
  forgot: 'Forgot Password?',
  emailFirst: 'Please enter your email address first.',
  mailed: 'Password reset email sent. Please check your inbox.',
  noAccount: 'No account yet?',
  passkey: 'Log in with a passkey',
  noPasskey: 'No passkey was used. Try again, or log in with your password.',
  register: 'Sign up',
} as const;

export const registerMessages = {
  title: 'Sign Up',
  part: { failed: 'The form to sign up could not be loaded.', retry: 'Try again' },
  submit: 'Sign Up',
  legal: 'By signing up, you agree to the terms of use.',
  hasAccount: 'Already have an account?',
  login: 'Login',
  welcome: (brand: string) => `Welcome to ${brand}`,
  welcomeByName: (name: string) => `Welcome, ${name}`,
  ready: (email: string) => `Your account is ready. You are logged in as ${email}.`,
} as const;

export const signedInMessages = {
  text: (email: string) => `You are logged in as ${email}.`,
  dashboard: 'Go to the dashboard',
  course: (title: string) => `Go to ${title}`,
} as const;

/** Texts while a mailed link is checked. */
export const linkMessages = {
  reading: 'Checking the link',
  retry: 'Try again',
} as const;

export const resetMessages = {
  title: 'Choose a new password',
  code: 'Code',
  codeHint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
  codeMissing: 'Please enter the code.',
  passkeys: 'Passkeys of the account are removed. You add them again afterwards.',
  account: 'With this password you log in as',
  restores:
    'That is your email address again, in place of the one that it was changed to. Everybody who is logged in to the account is logged out.',
  submit: 'Save and log in',
  expired: deadLinkText,
  again: 'Enter your email address on the login page and choose “Forgot Password?”.',
  login: 'Go to the login page',
} as const;

export const confirmMessages = {
  title: 'Confirm your email address',
  address: 'Once it is confirmed, you log in with',
  hint: 'The password of your account; it stays the same.',
  wrongPassword: 'This password is not right.',
  submit: 'Confirm the address',
  forgotten:
    'If you have forgotten it: on the login page, enter your old address and choose “Forgot Password?”. Then change the address once more.',
  isYours: 'An account was made with this address, and you opened the link that we sent to it:',
  addressDone: (email: string) => `${email} is confirmed.`,
  done: (email: string) => `${email} is confirmed. Use it the next time you log in.`,
  expired: deadLinkText,
  again: 'Ask for a new one in your account. If you are changing your address, save it in your profile once more.',
  editProfile: 'Go to the profile',
  account: 'Go to your account',
} as const;
