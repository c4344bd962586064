/** Texts for users who are not enrolled. */
export const gateMessages = {
  title: 'This lesson is for enrolled learners',
  text: (course: string) => `Enroll in ${course} to read it. Your place, exercises and notes are saved.`,
  first: 'Read the first lesson, open to everyone',
  openTitle: 'You are reading an open lesson',
  openText: 'Enroll to read all lessons, get your exercises graded, and save your place and notes.',
} as const;
