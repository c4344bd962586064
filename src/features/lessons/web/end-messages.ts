/** Texts for marking a lesson as done. */
export const doneMessages = {
  title: 'Finished with this lesson?',
  mark: 'Mark as done',
  isDone: 'You have finished this lesson',
  bySteps: 'You have passed everything in this lesson.',
  undo: 'Mark as not done',
  changed: 'This lesson has changed since you finished it. It still counts as done.',
  failed: 'That could not be saved. Please try again.',
} as const;

/** Texts about a completed course. */
export const completedMessages = {
  title: (course: string) => `You have completed ${course}`,
  ready: 'Your certificate is ready. Anyone you share it with can verify it.',
  waiting: 'Your certificate is ready once your email address is confirmed.',
  certificate: 'View certificate',
  confirm: 'Confirm your email address',
} as const;

/** Texts of the links to other lessons. */
export const neighbourMessages = {
  around: 'Previous and next lesson',
  previous: 'Previous lesson',
  next: 'Next lesson',
  last: 'This was the last lesson. Back to the course',
} as const;
