/** Texts for users who are not enrolled. */
export const gateMessages = {
  title: 'This lesson is for learners of the course',
  text: (course: string) => `Enrol in ${course} to read it. Your place, your exercises and your notes are kept.`,
  first: 'Read the first lesson, which is open to everybody',
  openTitle: 'You are reading an open lesson',
  openText: 'Enrol to read all lessons, to have your exercises graded, and to keep your place and your notes.',
} as const;
