/** Texts of a login's second step. */
export const codeMessages = {
  title: 'Enter your code',
  code: 'Code',
  hint: 'The six digits that your authenticator app shows, or one of your recovery codes.',
  missing: 'Please enter the code.',
  submit: 'Login',
  back: 'Back',
  lost: 'You have lost the app and the codes? The people who run this site can switch it off:',
  contact: 'write to them',
  left: (count: number) =>
    count === 0
      ? 'You are logged in. That was your last recovery code: make new ones in your account.'
      : `You are logged in. ${count === 1 ? '1 recovery code is' : `${count} recovery codes are`} left. You make new ones in your account.`,
  dashboard: 'Go to the dashboard',
} as const;
