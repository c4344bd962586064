import type { ConsoleSection } from '../sections-contract.ts';

/** Texts of the admin console. */
export const consoleMessages = {
  title: 'Administration',
  description: 'Users, content, messages and applications of this site, for administrators.',
  pageTitle: (section: string) => `${section} · Administration`,
  navigation: 'Administration',
  overview: 'Overview',
  sections: {
    users: 'Users',
    courses: 'Learners',
    careers: 'Careers',
    content: 'Content',
    applications: 'Applications',
    messages: 'Messages',
    feedback: 'Feedback',
    subscribers: 'Subscribers',
    campaigns: 'Campaigns',
    notifications: 'Notifications',
    'audit-log': 'Audit log',
    system: 'System',
    start: 'Set up',
  } satisfies Record<ConsoleSection, string>,
  notAdmin: 'This page is for administrators. To get access, ask the person who runs this site.',
  notAdminButTeacher: 'This page is for administrators. Find your courses, learners and submissions under Teaching.',
  toTeaching: 'Go to Teaching',
  toDashboard: 'Go to your dashboard',
  notFound: 'This console page does not exist',
  toOverview: 'Go to the overview',
  partFailed: 'This part of the console could not be loaded.',
} as const;

/** Texts that all lists share. */
export const listMessages = {
  retry: 'Try again',
  sort: 'Sort by',
  from: 'From',
  until: 'Until',
  backwards: 'The end date is before the start date.',
  download: 'Download as CSV',
  cancel: 'Cancel',
  failedAct: 'Something went wrong. Please try again.',
  orders: { newest: 'Newest first', oldest: 'Oldest first', email: 'Email address' },
} as const;
