/** Texts of a course's rating, and of the user's own feedback. */
export const ratingMessages = {
  title: 'Rating',
  average: (average: string) => `Average: ${average} out of 5`,
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  row: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
} as const;

export const ownFeedbackMessages = {
  hiddenTitle: 'Not shown on this page',
  hidden: (reason: string) => `The people who run this site hid it. Their reason: ${reason}`,
  change: 'Edit',
  changeOf: (date: string) => `Edit your feedback of ${date}`,
  remove: 'Remove',
  removeOf: (date: string) => `Remove your feedback of ${date}`,
  removed: 'Your feedback is removed.',
  removeTitle: 'Remove this feedback?',
  removeText: 'This deletes its stars, its comment and any answer for everyone.',
  keep: 'Keep it',
  notRemoved: 'Your feedback was not removed. Please try again.',
  save: 'Save',
  cancel: 'Cancel',
  changed: 'Your feedback is updated.',
  notSaved: 'Your feedback was not changed. Nothing you typed is lost.',
  part: { failed: 'The form to edit it could not be loaded.', retry: 'Try again' },
} as const;
