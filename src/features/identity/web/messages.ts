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
  text: (title: string) => `You will then be enrolled in ${title}.`,
} as const;

export const loginMessages = {
  title: 'Login',
  part: { failed: 'The login form could not be loaded.', retry: 'Try again' },
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
  part: { failed: 'The sign-up form could not be loaded.', retry: 'Try again' },
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
  back: 'Go back to where you were',
} as const;

/** Texts while a mailed link is checked. */
export const linkMessages = {
  reading: 'Checking the link',
  retry: 'Try again',
} as const;

export const resetMessages = {
  title: 'Choose a new password',
  code: 'Code',
  codeHint: 'The six-digit code from your authenticator app, or a recovery code.',
  codeMissing: 'Please enter the code.',
  passkeys: 'This removes the account’s passkeys. You can add them again afterwards.',
  account: 'You will use this password to log in as',
  restores: 'This restores your previous email address. Everyone who is logged in to the account is logged out.',
  submit: 'Save and log in',
  expired: deadLinkText,
  again: 'Enter your email address on the login page and choose “Forgot Password?”.',
  login: 'Go to the login page',
} as const;

export const confirmMessages = {
  title: 'Confirm your email address',
  address: 'After you confirm, you log in with',
  hint: 'Your account password. It stays the same.',
  wrongPassword: 'This password is incorrect.',
  submit: 'Confirm address',
  forgotten:
    'Forgot it? On the login page, enter your old address and choose “Forgot Password?”. Then change the address again.',
  isYours: 'An account was created with this address, and you opened the link we sent to it:',
  addressDone: (email: string) => `${email} is confirmed.`,
  done: (email: string) => `${email} is confirmed. Use it the next time you log in.`,
  expired: deadLinkText,
  again: 'Ask for a new one in your account. If you are changing your address, save it in your profile again.',
  editProfile: 'Go to the profile',
  account: 'Go to your account',
} as const;
