/** What the people of the demo data are called and say. */
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
  'I liked the project at the end. Chapter three was a little fast for me.',
  'The recordings are what I come for.',
  'Good, but I would like more exercises on the last chapter.',
  'I finished it in five weeks beside work, as it says.',
  'The quiz asked things that I had to look up again, which was useful.',
] as const;

export const questions = [
  'Is there a way to take the course with my whole class?',
  'I cannot find where to download my certificate.',
  'Do you plan a course on databases for beginners?',
  'My company would like an invoice. Whom do I write to?',
  'The third exercise of the first course does not accept my answer, although it runs.',
] as const;
