/** Texts for marking a lesson as done. */
export const doneMessages = {
  title: 'Finished with this lesson?',
  mark: 'Mark as done',
  isDone: 'You have done this lesson',
  bySteps: 'You have passed everything that this lesson asks for.',
  undo: 'Not done after all',
  changed: 'The lesson was changed since you did it. It counts all the same.',
  failed: 'That could not be kept. Please try again.',
} as const;

/** Texts of the links to other lessons. */
export const neighbourMessages = {
  around: 'Previous and next lesson',
  previous: 'Previous lesson',
  next: 'Next lesson',
  last: 'This was the last lesson. Back to the course',
} as const;
