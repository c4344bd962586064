import type { SetupStep } from './steps.ts';

/** Default brand name of the software. */
export const defaultBrand = 'Opvir';

/** Texts of the setup page. */
export const startMessages = {
  lead: 'Six things make this site your own. Take them in any order; all of it can be changed later.',
  failed: 'What is set up could not be loaded.',
  done: 'Done',
  open: 'To do',
  reload: 'It stands on the pages now. A page that is open shows it when it is loaded again.',
  titles: {
    name: 'Name',
    look: 'Colour and logo',
    mail: 'Mail',
    pages: 'Imprint, privacy notice and terms',
    course: 'Your first course',
    examples: 'What came with the software',
  } satisfies Record<SetupStep, string>,
  brand: 'Name of the site',
  brandHint: 'It stands in the header, in the titles of pages and in mails.',
  brandFixed: (name: string) =>
    `It is “${name}”. The setting OPVIR_BRAND says so, and wins over whatever is set here: change it there.`,
  save: 'Save the name',
  accentText: 'Buttons, links and marks have this colour.',
  accent: 'Accent colour',
  accentHint: 'Such as #0b5d4e',
  pickAccent: 'Choose a colour',
  accentWrong: 'A colour is a # and six of the signs 0 to 9 and a to f.',
  shown: (light: string, dark: string) =>
    `On the pages it is ${light} in the light theme and ${dark} in the dark one: where text could not be read, it is made darker or lighter.`,
  saveAccent: 'Save the colour',
  noAccent: 'Use the usual colours',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP. A square looks best. Pictures over 200 KB are made smaller.',
  logoAlt: 'The logo at present',
  setLogo: 'Set the logo',
  noLogo: 'Remove the logo',
  noFile: 'Choose a picture first.',
  mailFolder:
    'No mail server is set: mails are kept as files in the folder outbox of the data folder, and nobody receives them.',
  mailSmtp: 'Mails leave by the mail server that is set. Send yourself one to see whether it takes them.',
  notSet: 'Not set',
  noMailServer: 'Without it no mail leaves: no link for a forgotten password, no answer, no newsletter.',
  localSender: 'Many mail servers refuse a sender of this name.',
  localLinks: 'Links in mails lead to this address, which only this machine knows.',
  howToSet:
    'These are settings of the server, which this page cannot change. Write such lines, with what is yours, into the file .env of the server or where your service has its environment, and start the server again:',
  mailLines: {
    SMTP_URL: 'SMTP_URL=smtps://user:password@mail.example.org:465',
    MAIL_FROM: 'MAIL_FROM="Your site <no-reply@example.org>"',
    OPVIR_PUBLIC_URL: 'OPVIR_PUBLIC_URL=https://learn.example.org',
  } as Readonly<Record<string, string>>,
  mailTested: (moment: string) => `The last test was sent ${moment}.`,
  test: 'Send me a test mail',
  mailOutcomes: {
    sent: (email: string) =>
      `The mail server has taken the test for ${email}. Have a look whether it has arrived, and not as spam.`,
    kept: (email: string) =>
      `The test for ${email} is a file in the folder outbox: no mail server is set, so it was not sent.`,
  } satisfies Record<string, (email: string) => string>,
  mailRefused: (email: string, words: string) =>
    `The test for ${email} was not sent. The mail server, or the way to it, says: ${words}`,
  pages:
    'The law of many countries asks a site to say who runs it. The imprint names nobody until you write it, and each newsletter leads there.',
  asShipped: 'As it came',
  changedPage: 'Changed',
  editPage: {
    imprint: 'Write the imprint',
    privacy: 'Look through the privacy notice',
    terms: 'Look through the terms of use',
  },
  shippedPages: {
    imprint:
      'It still has the text that came with the software, a form to fill in, and says so to everybody who opens it.',
    privacy: 'The text that came with the software is true of it. Add what you do with data besides.',
    terms: 'The text that came with the software. Check it, and replace what does not fit you.',
  },
  course: 'A course begins with a title and a first lesson; nobody sees it before you publish it.',
  coursesSoFar: (count: number) =>
    count === 1 ? 'There is 1 course of your own.' : `There are ${count} courses of your own.`,
  toCourses: 'Write a course',
  examples: (count: number) =>
    count === 1
      ? '1 opening, article or instructor came with the software and is marked as an example. Take it over as your own, or take it off the site.'
      : `${count} openings, articles and instructors came with the software and are marked as examples. Take over what fits, and take the others off the site.`,
  noExamples: 'Nothing on the site is an example any more.',
  toExamples: 'Go through the examples',
  dismiss: 'Do not remind me on the overview',
  remind: 'Remind me on the overview',
  reminder: 'Make this site your own',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  toStart: 'Go on with setting up',
} as const;
