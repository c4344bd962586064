const tooLong = 'This password is too long.';

/** What the fields of the account's forms say when something is missing or wrong. */
export const accountFieldTexts = {
  password: { missing: 'Please enter your password.', tooLong },
  newPassword: { missing: 'Please choose a password.', tooLong },
} as const;
