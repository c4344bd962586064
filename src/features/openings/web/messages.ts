import type { payPeriods } from '../contract.ts';

/** Texts of Work with us and of the openings' pages; 'Apply Now' is the specification's (§2). */
export const openingMessages = {
  title: 'Work with us',
  description: 'Our job openings, each with its location and how to apply.',
  lead: 'Each opening says what the work is, where it is done, and until when you can apply.',
  example: 'Example',
  examples:
    'Openings marked as examples came with the software of this site and are nobody’s vacancy. They show how an opening looks here.',
  listTitle: 'Openings',
  location: 'Location',
  employment: 'Employment',
  pay: 'Pay',
  payOf: (from: string, to: string | null, per: (typeof payPeriods)[number]) =>
    `${to === null ? from : `${from} to ${to}`} ${per === 'hour' ? 'an' : 'a'} ${per}`,
  applyBy: 'Apply by',
  exampleNote:
    'This opening is an example and nobody’s vacancy. It came with the software of this site and shows how an opening looks here.',
  breadcrumb: 'Where this page stands',
  home: 'Home',
  pageTitle: (title: string, location: string) => `${title}, ${location}`,
  details: 'What you would do, and what you bring',
  responsibilities: 'What you would do',
  requirements: 'What you bring',
  apply: 'Apply Now',
  applyFor: (title: string) => `for ${title}`,
  applyNote: 'Name, email address, CV and two links. You get a mail that confirms what arrived.',
  skills: 'What you can learn for it here',
  wayOf: 'Ways that lead here:',
  none: 'There is no opening at the moment.',
  closed: 'This opening is closed.',
  closedOn: 'Applications were taken through',
  stillOpen: 'What is open',
  noneOpen: 'Nothing else is open at the moment',
  processTitle: 'What happens after you apply',
  process: [
    {
      title: 'You send the form',
      text: 'Name, email address, CV, and two links: your LinkedIn profile and a website with your work.',
    },
    { title: 'You get a mail', text: 'It confirms what arrived, so that you need not wonder.' },
    {
      title: 'It is kept for the team',
      text: 'The people who run this site find your details and your CV together. No program sorts applications out.',
    },
    {
      title: 'You find it again',
      text: 'If you were logged in, your application stands in your workspace, with its status and every step that led there, and you can withdraw it.',
    },
  ],
  otherTitle: 'None of these?',
  otherText: 'Send an application of your own accord, and say in your CV what you would like to do here.',
  otherApply: 'Apply without an opening',
} as const;
