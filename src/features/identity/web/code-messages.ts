/** Texts of a login's second step. */
export const codeMessages = {
  title: 'Enter your code',
  code: 'Code',
  hint: 'The six-digit code from your authenticator app, or a recovery code.',
  missing: 'Please enter the code.',
  submit: 'Login',
  back: 'Back',
  lost: 'Lost the app and your recovery codes? The people who run this site can turn it off:',
  contact: 'contact them',
  left: (count: number) =>
    count === 0
      ? 'You are logged in. That was your last recovery code. Create new ones in your account.'
      : `You are logged in. ${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left. You can create new ones in your account.`,
  goOn: 'Continue',
} as const;
