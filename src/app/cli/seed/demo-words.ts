/** First names of the demo users. */
export const givenNames = [
  'Ada',
  'Grace',
  'Chen',
  'Zeynep',
  'Olu',
  'Marta',
  'Jürgen',
  'Priya',
  'Tomás',
  'Aiko',
  'Fatima',
  'Björn',
] as const;

export const familyNames = [
  'Lindqvist',
  'Okonkwo',
  'Wei',
  'Yılmaz',
  'Adeyemi',
  'Nowak',
  'Groß',
  'Sharma',
  'Silva',
  'Tanaka',
  'Haddad',
  'Moreau',
] as const;

export const comments = [
  'Clear lessons with exercises that match.',
  'Chapter three was a little fast for me, but the rest is just right.',
  'I come for the recorded lessons.',
  'Good, but I would like more exercises in the second chapter.',
  'The quiz made me look things up again, which was useful.',
] as const;

/** Feedback by learners who completed the course. */
export const finishedComments = [
  'I liked the final project. It is the first thing I made that others use.',
  'Good, but I would like more exercises in the last chapter.',
  'I finished it while working full time, a chapter a week.',
] as const;

/** Contact messages; `answers` are the replies to them. */
export const questions = [
  'Can I take the course with my whole class?',
  'Where can I download my certificate?',
  'Are you planning a beginner course on databases?',
  'My company needs an invoice. Who should I contact?',
  'The third exercise of the first course does not accept my answer, although it runs.',
] as const;

export const answers = [
  'Yes. Tell us how many you are, and we will enroll everyone from a list of addresses.',
  'You will find it on your dashboard and your profile as soon as you complete the course.',
  'Yes, but there is no date yet. We will announce it in the newsletter.',
  'Reply with the name for the invoice, and we will send it within two days.',
  'Thank you for telling us. The last line has to end with a period. The task now says so.',
] as const;

export const replies = [
  'Thank you, that is what I needed.',
  'Thanks! One more question: does it cost anything?',
] as const;

export const inboxNotes = [
  'Called back, will write again on Monday.',
  'The same question as last week: worth adding to the FAQ.',
] as const;

export const handInNotes = [
  'The tests pass here. The second view took me the longest.',
  'I could not try it on a real phone; see the README.',
  'I am not sure about the names. Everything else is done.',
] as const;

export const gradeWords = {
  passed: [
    'Careful work: everything is there, and it is easy to read.',
    '**Well done.** Your tests have clear names. Next time, make one fail on purpose first.',
  ],
  failed: ['A good start, but the tests are missing, and the program stops at a damaged row. Please submit it again.'],
} as const;

/** Teachers' replies to feedback. */
export const thanks = [
  'Thank you! The chapter now has two more exercises.',
  'Thank you for your feedback. We slowed down the third chapter.',
] as const;

export const newsletters = [
  {
    subject: 'New: exercises that run in the browser',
    body: '# New this month\n\nExercises now run in the lesson, with nothing to install.\n\n- Write, run and see the result right away\n- Hints when you want them\n\nSee you in the course!',
  },
  { subject: 'Coming next month', body: '# Coming soon\n\nThis is a draft: nobody has received it.' },
] as const;

export const announcements = [
  'The study room is open on Saturday\nFrom 10 to 4, for everyone who likes company while learning.',
  'The site will be down for an hour on Sunday night.',
] as const;
