import { commentMaxLength } from '../contract.ts';

/** Feedback's texts; 'No feedback yet.' is the specification's (§8). */
export const feedbackMessages = {
  title: 'Feedback',
  lead: 'From people who are enrolled in this course.',
  empty: 'No feedback yet.',
  loading: 'Loading feedback',
  failed: 'The feedback could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  someone: 'A learner',
  given: (stars: number) => `${stars} of 5 stars`,
  form: {
    title: 'How is the course going?',
    rating: 'Rating',
    stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
    ratingMissing: 'Please choose a rating from 1 to 5 stars.',
    comment: 'Comment',
    commentHint: 'What helped you, and what would you change? It is shown with your name.',
    commentMissing: 'Please write a comment.',
    commentTooLong: `Please shorten your comment to ${commentMaxLength} characters.`,
    submit: 'Submit feedback',
    sent: 'Thank you for your feedback.',
    failed: 'Your feedback was not saved. Nothing you typed is lost.',
  },
} as const;
