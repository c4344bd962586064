import type { payPeriods } from '../contract.ts';

/** Texts of Work with us and of the openings' pages; 'Apply Now' is the specification's (§2). */
export const openingMessages = {
  title: 'Work with us',
  description: 'Our job openings, each with its location and how to apply.',
  lead: 'See what each job involves, where it is, and how long you can apply.',
  example: 'Example',
  examples:
    'Openings marked as examples came with this site’s software and are not real jobs. They show what an opening looks like here.',
  listTitle: 'Openings',
  location: 'Location',
  employment: 'Employment',
  pay: 'Pay',
  payOf: (from: string, to: string | null, per: (typeof payPeriods)[number]) =>
    `${to === null ? from : `${from} to ${to}`} ${per === 'hour' ? 'an' : 'a'} ${per}`,
  applyBy: 'Apply by',
  exampleNote:
    'This opening is an example, not a real job. It came with this site’s software and shows what an opening looks like here.',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  pageTitle: (title: string, location: string) => `${title}, ${location}`,
  details: 'Responsibilities and requirements',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  apply: 'Apply Now',
  applyFor: (title: string) => `for ${title}`,
  applyNote: 'Name, email address, CV and two links. We confirm by email.',
  skills: 'Skills you can learn here',
  wayOf: 'Careers that lead here:',
  none: 'There are no openings right now.',
  closed: 'This opening is closed.',
  closedOn: 'Applications were accepted through',
  stillOpen: 'Open positions',
  noneOpen: 'No other openings right now',
  processTitle: 'What happens after you apply',
  process: [
    {
      title: 'You send the form',
      text: 'Name, email address, CV, and two links: your LinkedIn profile and a website with your work.',
    },
    { title: 'You get an email', text: 'It confirms that we have your application.' },
    {
      title: 'It goes to the team',
      text: 'The people who run this site see your details and your CV together. No program filters out applications.',
    },
    {
      title: 'You can follow it',
      text: 'If you were logged in, your workspace shows your application with its status and history. You can withdraw it there.',
    },
  ],
  otherTitle: 'None of these?',
  otherText: 'Send an open application, and say in your CV what you would like to do here.',
  otherApply: 'Apply without an opening',
} as const;
