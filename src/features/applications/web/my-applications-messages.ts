import type { ApplicationStatus } from '../status-contract.ts';

/** Texts of the user's own applications. */
export const myApplicationsMessages = {
  none: 'You have not applied for a position yet.',
  seeOpenings: 'See the openings',
  failed: 'Your applications could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  ownAccord: 'Open application',
  sentOn: 'Sent on',
  history: 'History',
  message: 'Our message',
  cvChecking: 'Your CV is being checked for viruses before anyone opens it.',
  cvInfected: 'We found a virus in your CV, so nobody will open it. Please apply again with another file.',
  deletesOn: (day: string) => `It will be deleted on ${day}.`,
  attached: 'You attached',
  withdraw: 'Withdraw',
  /** For screen readers. */
  withdrawn: (application: string) => `Withdrawn: ${application}`,
  ask: 'Withdraw this application?',
  askText: (application: string) => `${application}: we will stop considering it. You cannot undo this.`,
  stay: 'Keep it',
  withdrawFailed: 'Your application was not withdrawn. Please try again.',
} as const;

export const statusTexts: Readonly<Record<ApplicationStatus, string>> = {
  received: 'Received',
  'in-review': 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};
