/** Texts of a course's rating, and of the user's own feedback. */
export const ratingMessages = {
  title: 'Rating',
  average: (average: string) => `Average: ${average} out of 5`,
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  row: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
} as const;

export const ownFeedbackMessages = {
  hiddenTitle: 'Not shown on this page',
  hidden: (reason: string) => `The people who run this site have hidden it. Their reason: ${reason}`,
  change: 'Change',
  changeOf: (date: string) => `Change your feedback of ${date}`,
  remove: 'Remove',
  removeOf: (date: string) => `Remove your feedback of ${date}`,
  removed: 'Your feedback is removed.',
  removeTitle: 'Remove this feedback?',
  removeText: 'It is gone for everybody then, with its stars and with what was answered to it.',
  keep: 'Keep it',
  notRemoved: 'Your feedback was not removed. Please try again.',
  save: 'Save',
  cancel: 'Cancel',
  changed: 'Your feedback is changed.',
  notSaved: 'Your feedback was not changed. Nothing you typed is lost.',
  part: { failed: 'The form to change it could not be loaded.', retry: 'Try again' },
} as const;
