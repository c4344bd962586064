import type { SetupStep } from './steps.ts';

/** Default brand name of the software. */
export const defaultBrand = 'Opvir';

/** Texts of the setup page. */
export const startMessages = {
  lead: 'Six steps make this site your own. Do them in any order. You can change everything later.',
  failed: 'The setup could not be loaded.',
  done: 'Done',
  open: 'To do',
  reload: 'Saved. Reload open pages to see it.',
  titles: {
    name: 'Name',
    look: 'Color and logo',
    mail: 'Email',
    pages: 'Imprint, privacy notice and terms',
    course: 'Your first course',
    examples: 'Example content',
  } satisfies Record<SetupStep, string>,
  brand: 'Name of the site',
  brandHint: 'Shown in the header, page titles and emails.',
  brandFixed: (name: string) => `The name is “${name}”. The server setting OPVIR_BRAND sets it, so change it there.`,
  save: 'Save name',
  accentText: 'Buttons, links and highlights use this color.',
  accent: 'Accent color',
  accentHint: 'For example #0b5d4e',
  pickAccent: 'Choose a color',
  accentWrong: 'Enter a # and six characters from 0 to 9 and a to f.',
  shown: (light: string, dark: string) =>
    `Shown as ${light} in the light theme and ${dark} in the dark theme, adjusted where text would be hard to read.`,
  saveAccent: 'Save color',
  noAccent: 'Use default colors',
  logo: 'Logo',
  logoHint: 'PNG, JPEG or WebP. A square looks best. Images over 200 KB are made smaller.',
  logoAlt: 'Current logo',
  setLogo: 'Upload logo',
  noLogo: 'Remove logo',
  noFile: 'Choose an image first.',
  mailFolder:
    'No mail server is set up. Emails are saved as files in the folder outbox of the data folder, and nobody receives them.',
  mailSmtp: 'Emails are sent through your mail server. Send yourself a test to see if it accepts them.',
  notSet: 'Not set',
  noMailServer: 'Without it, no emails are sent: no password resets, no answers, no newsletter.',
  localSender: 'Many mail servers reject this sender.',
  localLinks: 'Links in emails lead to this address, which works only on this machine.',
  howToSet:
    'This page cannot change server settings. Add lines like these, with your own values, to the server’s .env file or your service’s environment. Then restart the server:',
  mailLines: {
    SMTP_URL: 'SMTP_URL=smtps://user:password@mail.example.org:465',
    MAIL_FROM: 'MAIL_FROM="Your site <no-reply@example.org>"',
    OPVIR_PUBLIC_URL: 'OPVIR_PUBLIC_URL=https://learn.example.org',
  } as Readonly<Record<string, string>>,
  mailTested: (moment: string) => `The last test was sent ${moment}.`,
  test: 'Send test email',
  mailOutcomes: {
    sent: (email: string) => `The mail server accepted the test for ${email}. Check that it arrived, and not as spam.`,
    kept: (email: string) =>
      `The test for ${email} was not sent: no mail server is set up. It is a file in the folder outbox.`,
  } satisfies Record<string, (email: string) => string>,
  mailRefused: (email: string, words: string) =>
    `The test for ${email} was not sent. The mail server or the connection to it reported: ${words}`,
  pages:
    'Many countries require a site to say who runs it. The imprint names nobody until you write it, and each newsletter links to it.',
  asShipped: 'Original',
  changedPage: 'Changed',
  editPage: {
    imprint: 'Write the imprint',
    privacy: 'Review the privacy notice',
    terms: 'Review the terms of use',
  },
  shippedPages: {
    imprint: 'It still has the original text, a template to fill in, and says so to everyone who opens it.',
    privacy: 'The original text covers the software. Add anything else you do with data.',
    terms: 'The original text. Check it, and replace anything that does not apply to you.',
  },
  course: 'Start with a title and a first lesson. Nobody sees the course until you publish it.',
  coursesSoFar: (count: number) =>
    count === 1 ? 'You have 1 course of your own.' : `You have ${count} courses of your own.`,
  toCourses: 'Create a course',
  examples: (count: number) =>
    count === 1
      ? '1 opening, article or instructor came with the software and is marked as an example. Keep it as your own, or unpublish it.'
      : `${count} openings, articles and instructors came with the software and are marked as examples. Keep the ones you want, and unpublish the others.`,
  noExamples: 'No examples are left on the site.',
  toExamples: 'Review the examples',
  dismiss: 'Do not remind me on the overview',
  remind: 'Remind me on the overview',
  reminder: 'Make this site your own',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  toStart: 'Continue setup',
} as const;
