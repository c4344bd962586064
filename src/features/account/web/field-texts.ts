const tooLong = 'This password is too long.';

/** Errors of the fields in the account's forms. */
export const accountFieldTexts = {
  password: { missing: 'Please enter your password.', tooLong },
  newPassword: { missing: 'Please choose a password.', tooLong },
} as const;
