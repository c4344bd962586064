import type { Channel, ChosenKind } from '../preferences-contract.ts';

/** Texts of the notification settings. */
export const preferenceMessages = {
  title: 'What you are told of',
  lead: 'For each kind: in the site, by mail at once, in one mail a day, or not at all. Mails go to an address that you have confirmed.',
  account: 'Your account',
  accountHint:
    'A new password, or another address that logs in: you are always told, so that nobody changes it behind your back.',
  yours: 'What concerns you',
  arrivals: 'What arrives for those who run the site or teach',
  daily: (time: string) => `The daily mail leaves at ${time}, if there is something that you have not read.`,
  failed: 'Your choices could not be loaded.',
  retry: 'Try again',
  saved: 'Saved.',
  notSaved: 'Your choice was not saved. Please choose again.',
} as const;

export const channelTexts: Readonly<Record<Channel, string>> = {
  site: 'In the site',
  mail: 'In the site, and by mail at once',
  daily: 'In the site, and in a daily mail',
  none: 'Not at all',
};

interface KindTexts {
  readonly label: string;
  readonly hint: string;
}

export const kindTexts: Readonly<Record<ChosenKind, KindTexts>> = {
  courses: { label: 'New lessons', hint: 'In the courses that you are enrolled in.' },
  grades: { label: 'Grades', hint: 'When something that you handed in was graded.' },
  feedback: { label: 'Your feedback', hint: 'When it is answered, hidden, or shown again.' },
  applications: { label: 'Your applications', hint: 'You are mailed each step of them by itself.' },
  openings: { label: 'Openings that fit', hint: 'New ones that fit a career you chose.' },
  announcements: { label: 'Announcements', hint: 'What those who run the site tell you, your course or everybody.' },
  tasks: { label: 'What is given to you', hint: 'Messages that you are to see to, and reviews that are asked for.' },
  'new-applications': { label: 'Applications', hint: 'When somebody applies.' },
  'new-messages': { label: 'Messages', hint: 'When somebody writes to you; what looks like spam is left out.' },
  'new-feedback': { label: 'Feedback', hint: 'On the courses that you teach.' },
  'new-hand-ins': { label: 'Hand-ins', hint: 'In the courses that you teach.' },
};
