const questions = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;

/** Texts of the GIFT import into a quiz. */
export const giftMessages = {
  title: 'Questions from a GIFT file, such as Moodle’s',
  lead: 'You see first what would come in. It goes into the text of this quiz and nowhere else: nothing is published by it.',
  file: 'A GIFT file',
  fileHint: 'It is put into the field below.',
  fileTooLarge: 'This file is too large: one text may have 128,000 characters. Please take it in parts.',
  fileUnreadable: 'This file could not be read.',
  text: 'Questions in the GIFT format',
  textHint: 'Paste them here: an empty line stands between two questions.',
  needed: 'Please choose a file, or paste some questions.',
  read: 'Look what would come in',
  failed: 'That could not be read. What you gave is still here: please try again.',
  found: (count: number) =>
    count === 0 ? 'There is no question in it that could be taken.' : `${questions(count)} would come in`,
  notTaken: 'Not taken, or not whole',
  note: (line: number, message: string) => `Line ${line}: ${message}`,
  type: (name: string) => `${name}:`,
  noType: 'A question',
  noText: '(no text)',
  add: (count: number) => `Put ${questions(count)} behind those there`,
  putIn: (count: number) => `Put ${questions(count)} into the text`,
  replace: (count: number) => `Put ${questions(count)} in place of those there`,
  change: 'Change what was given',
  byHand:
    'The questions cannot be put into the text by themselves: it has a fault, a comment, or more than fields can show. Copy them from here.',
  asText: 'The questions as text of a quiz',
  done: (count: number) =>
    `${questions(count)} ${count === 1 ? 'stands' : 'stand'} in the text now. Nothing is published yet.`,
  undo: 'Undo',
  undone: 'The text is as it was.',
} as const;
