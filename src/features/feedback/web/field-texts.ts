import { commentMaxLength } from '../form-contract.ts';

/** Errors of the feedback form's fields. */
export const feedbackFieldTexts = {
  rating: { missing: 'Please choose a rating from 1 to 5 stars.' },
  comment: {
    missing: 'Please write a comment.',
    tooLong: `Please shorten your comment to ${commentMaxLength} characters.`,
  },
} as const;
