import { nameMaxLength } from '../contract.ts';

/** Errors of the profile forms' fields. */
export const profileFieldTexts = {
  name: { missing: 'Please enter your name.', tooLong: `Please keep it to ${nameMaxLength} characters.` },
  email: {
    missing: 'Please enter your email address.',
    wrong: 'Please enter a complete email address, such as name@example.org.',
  },
} as const;
