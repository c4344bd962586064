const questions = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'question' : 'questions'}`;

/** Texts of the GIFT import into a quiz. */
export const giftMessages = {
  title: 'Import questions from a GIFT file, such as Moodle’s',
  lead: 'Preview the questions first. They are added only to the text of this quiz. Nothing is published.',
  file: 'GIFT file',
  fileHint: 'Its text appears in the field below.',
  fileTooLarge: 'This file is too large. The limit is 128,000 characters. Import it in parts.',
  fileUnreadable: 'This file could not be read.',
  text: 'Questions in GIFT format',
  textHint: 'Paste them here, with an empty line between questions.',
  needed: 'Choose a file or paste some questions.',
  read: 'Preview questions',
  failed: 'The questions could not be read. Your text is still here. Please try again.',
  found: (count: number) => (count === 0 ? 'No questions found.' : `${questions(count)} found`),
  notTaken: 'Skipped or incomplete',
  note: (line: number, message: string) => `Line ${line}: ${message}`,
  type: (name: string) => `${name}:`,
  noType: 'Question',
  noText: '(no text)',
  add: (count: number) => `Add ${questions(count)} after the existing ones`,
  putIn: (count: number) => `Add ${questions(count)} to the text`,
  replace: (count: number) => `Replace the existing ones with ${questions(count)}`,
  change: 'Edit the input',
  byHand:
    'The questions cannot be added automatically. The quiz text has an error, a comment or parts that the form cannot show. Copy them from here.',
  asText: 'Questions as quiz text',
  done: (count: number) =>
    `${questions(count)} ${count === 1 ? 'is' : 'are'} now in the text. Nothing is published yet.`,
  undo: 'Undo',
  undone: 'The import was undone.',
} as const;
