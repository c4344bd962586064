import type { Channel, ChosenKind } from '../preferences-contract.ts';

/** Texts of the notification settings. */
export const preferenceMessages = {
  title: 'Notification settings',
  lead: 'Choose for each kind: on the site, by email right away, in a daily email, or off. Emails go only to a confirmed address.',
  account: 'Your account',
  accountHint:
    'You are always notified of a new password or login address, so nobody can change them without you knowing.',
  yours: 'For you',
  arrivals: 'For administrators and teachers',
  daily: (time: string) => `The daily email goes out at ${time} if something in it is unread.`,
  failed: 'Your settings could not be loaded.',
  retry: 'Try again',
  saved: 'Saved.',
  notSaved: 'Your choice was not saved. Please try again.',
} as const;

export const channelTexts: Readonly<Record<Channel, string>> = {
  site: 'On the site',
  mail: 'On the site and by email, right away',
  daily: 'On the site and in a daily email',
  none: 'Off',
};

interface KindTexts {
  readonly label: string;
  readonly hint: string;
}

export const kindTexts: Readonly<Record<ChosenKind, KindTexts>> = {
  courses: { label: 'New lessons', hint: 'In courses you are enrolled in.' },
  completions: { label: 'Completed courses', hint: 'When your certificate is ready, with the next course.' },
  grades: { label: 'Grades', hint: 'When your submission is graded, or you get another quiz attempt.' },
  feedback: { label: 'Your feedback', hint: 'When it is answered, hidden, or shown again.' },
  applications: { label: 'Your applications', hint: 'Each step is also emailed to you separately.' },
  openings: { label: 'Matching openings', hint: 'New openings that match a career you chose.' },
  announcements: { label: 'Announcements', hint: 'News from the administrators to you, your course or everyone.' },
  tasks: {
    label: 'Assigned to you',
    hint: 'Messages and reviews, what became of them, and scheduled drafts that were not published.',
  },
  'new-applications': { label: 'Applications', hint: 'When someone applies.' },
  'new-messages': { label: 'Messages', hint: 'When someone writes to you. Likely spam is left out.' },
  'new-feedback': { label: 'Feedback', hint: 'On courses you teach.' },
  'new-hand-ins': { label: 'Assignment submissions', hint: 'In courses you teach.' },
  'attempt-requests': { label: 'Requests for quiz attempts', hint: 'In courses you teach.' },
};
