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
  'Clear lessons, and the exercises fit them.',
  'Chapter three was a little fast for me, the rest is just right.',
  'The recordings are what I come for.',
  'Good, but I would like more exercises on the second chapter.',
  'The quiz asked things that I had to look up again, which was useful.',
] as const;

/** Feedback by learners who completed the course. */
export const finishedComments = [
  'I liked the project at the end. It is the first thing of mine that others use.',
  'Good, but I would like more exercises on the last chapter.',
  'I finished it beside work, a chapter a week.',
] as const;

/** Contact messages; `answers` are the replies to them. */
export const questions = [
  'Is there a way to take the course with my whole class?',
  'I cannot find where to download my certificate.',
  'Do you plan a course on databases for beginners?',
  'My company would like an invoice. Whom do I write to?',
  'The third exercise of the first course does not accept my answer, although it runs.',
] as const;

export const answers = [
  'Yes: tell us how many you are, and we enrol all of them from a list of addresses.',
  'It stands on the page of the course, and under Certificates in your account, as soon as the last part is passed.',
  'There are plans, and no date yet. The newsletter will say when it begins.',
  'Write to this address with the name that is to stand on the invoice, and we send it within two days.',
  'Thank you, we have had a look: the last line has to end with a full stop. The task says so now.',
] as const;

export const replies = [
  'Thank you, that is what I needed.',
  'Thanks! One more question: does it cost anything?',
] as const;

export const inboxNotes = [
  'Called back, will write again on Monday.',
  'The same question as last week: worth a line on the page.',
] as const;

export const handInNotes = [
  'The tests pass here. The second view took me longest.',
  'I could not try it on a real phone, as the README says.',
  'I am not sure about the names. Everything else is as asked.',
] as const;

export const gradeWords = {
  passed: [
    'Careful work: everything that was asked is there, and it can be read.',
    '**Well done.** The tests name what they hold. Next time, one of them could fail on purpose first.',
  ],
  failed: [
    'A good beginning, and not yet what was asked: the tests are missing, and the program ends with a damaged row. Please hand it in again.',
  ],
} as const;

/** Teachers' replies to feedback. */
export const thanks = [
  'Thank you! The chapter has two more exercises since last week.',
  'Thank you for taking the time. We have made the third chapter slower.',
] as const;

export const newsletters = [
  {
    subject: 'New: exercises that run in the browser',
    body: '# New this month\n\nExercises now run where they stand, with nothing to install.\n\n- Write, run, and see at once what came of it\n- Hints where you want them\n\nSee you in the course!',
  },
  { subject: 'What is planned for next month', body: '# Planned\n\nThis is a draft: nobody has received it.' },
] as const;

export const announcements = [
  'The study room is open on Saturday\nFrom 10 to 4, for everybody who wants company while learning.',
  'The site is closed on Sunday night for an hour.',
] as const;
