import type { SetupStep } from './steps.ts';

/** The name that the software has of itself. */
export const defaultBrand = 'Opvir';

/** The texts of the page that makes an installation one's own. */
export const startMessages = {
  lead: 'Five things make this site your own. Take them in any order; all of it can be changed later.',
  failed: 'What is set up could not be loaded.',
  done: 'Done',
  open: 'To do',
  reload: 'It stands on the pages now. A page that is open shows it when it is loaded again.',
  titles: {
    name: 'Name',
    look: 'Colour and logo',
    mail: 'Mail',
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
  logoHint: 'PNG, JPEG or WebP, up to 200 KB; a square looks best.',
  logoAlt: 'The logo at present',
  setLogo: 'Set the logo',
  noLogo: 'Remove the logo',
  noFile: 'Choose a picture first.',
  mailFolder:
    'No mail server is set, so mails are kept as files in the data folder and nobody receives them. Set SMTP_URL and start the server again.',
  mailSmtp: 'Mails leave by the mail server that is set. Send yourself one to see whether it arrives.',
  mailTested: (moment: string) => `The last test was sent ${moment}.`,
  test: 'Send me a test mail',
  tested: (email: string) => `A test is on its way to ${email}. If it does not arrive, System shows what was given up.`,
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
