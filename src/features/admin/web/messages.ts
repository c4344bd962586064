import { graceDays } from '../../account/grace-contract.ts';
import type { ApplicationStatus } from '../../applications/status-contract.ts';
import { commandLine, noActor } from '../../audit/acts-contract.ts';
import { actorWords, actWords } from '../../audit/act-words.ts';
import type { SubscriberState } from '../../newsletter/subscriber-contract.ts';
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

export const userMessages = {
  lead: 'Everyone with an account. Select a name to manage the account.',
  search: 'Find a user',
  searchHint: 'By name or email address',
  failed: 'The users could not be loaded.',
  more: 'Show more users',
  empty: 'No users found.',
  emptyHint: 'Try another search, or choose all states and roles.',
  state: 'State',
  states: { enabled: 'Enabled', disabled: 'Disabled' },
  anyState: 'All states',
  role: 'Role',
  roles: { learner: 'Learner', teacher: 'Teacher', admin: 'Administrator' },
  anyRole: 'All roles',
  since: (day: string) => `Since ${day}`,
  disabledSince: (moment: string) => `Disabled since ${moment}`,
  own: 'This is your own account. Another administrator can change its role, disable it or delete it.',
  disable: 'Disable account',
  disableTitle: (email: string) => `Disable ${email}?`,
  disableText:
    'This logs them out on all devices. They cannot log in until you enable the account again. No data is deleted.',
  enable: 'Enable account',
  cancelDeletion: 'Cancel deletion',
  remove: 'Delete account',
  removeNow: 'Delete account now',
  removeTitle: (email: string) => `Delete the account of ${email}?`,
  removeNowTitle: (email: string) => `Delete the account of ${email} now?`,
  removeAddress: 'Type the email address to confirm',
  removeAddressWrong: 'This does not match the email address of the account.',
  removeLater: `They are logged out on all devices and cannot log in. The account is permanently deleted in ${graceDays} days. You can cancel until then.`,
  removeAtOnce: 'The account is deleted immediately. This cannot be undone.',
  removeText:
    'This deletes their learning progress, work, notes, certificates and picture. It also deletes their applications with CVs, messages and newsletter subscription.',
  removeStays:
    'Some records stay without their name: work for the site, answers to others, the audit log, and reviews if they agreed to it.',
  removed: (email: string) => `Account of ${email} deleted.`,
  removesOn: (email: string, moment: string) => `The account of ${email} will be deleted on ${moment}.`,
  deletion: {
    owner: (moment: string) => `Will be deleted on ${moment}, as its owner requested.`,
    administrator: (moment: string) => `Will be deleted on ${moment}.`,
  },
  ownerCanCancel: 'They can cancel this by logging in.',
  toBeDeleted: 'Deletion scheduled',
  reset: 'Send password reset email',
  unconfirmed: 'Email not confirmed',
  hasAuthenticator: 'Authenticator app',
  resetApp: 'Turn off authenticator app',
  resetAppTitle: (email: string) => `Turn off the authenticator app of ${email}?`,
  resetAppText:
    'Use this if they have lost the app and the recovery codes. They can then log in with only their password and are notified by email. First make sure that they really asked for it.',
  appReset: (email: string) => `${email} now logs in with only a password.`,
  grantTitle: (email: string, role: string) => `Change the role of ${email} to ${role}?`,
  grantTexts: {
    learner: 'They lose all permissions of teachers and administrators.',
    teacher: 'They see the learners of every course, with names, email addresses and progress, and grade assignments.',
    admin: 'They can do everything that you can do here, including to your account.',
  },
  grantedSome:
    'They see the learners of these courses, with names, email addresses and progress, and grade assignments there.',
  grant: 'Change role',
  setCourses: 'Change courses',
  courses: 'Teaches',
  everyCourse: 'All courses, including future ones',
  coursesFailed: 'The courses could not be loaded. Reload the page to choose courses.',
  disabled: (email: string) => `${email} is disabled and logged out on all devices.`,
  enabled: (email: string) => `${email} can log in again.`,
  granted: (email: string, role: string) => `Role of ${email} changed to ${role.toLowerCase()}.`,
  resetMailed: (email: string) => `A password reset email is on its way to ${email}.`,
} as const;

export const applicationMessages = {
  lead: 'Select a name to open an application. Applicants see its status and are notified of each change.',
  search: 'Find an application',
  searchHint: 'By name or email address',
  failed: 'The applications could not be loaded.',
  more: 'Show more applications',
  empty: 'No applications found.',
  emptyHint: 'Try another search, or choose all statuses and openings.',
  status: 'Status',
  statuses: {
    received: 'Received',
    'in-review': 'In review',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  } satisfies Record<ApplicationStatus, string>,
  anyStatus: 'All statuses',
  mark: 'CV',
  marks: { infected: 'Virus found' },
  anyMark: 'All CVs',
  opening: 'Opening',
  anyOpening: 'All openings',
  byStatus: 'By status',
  view: 'View',
  views: { list: 'List', board: 'Board' },
  boardLead:
    'Drag an application to another column, or choose its new status below it. You confirm before the applicant is notified. Withdrawn applications cannot be moved.',
  emptyColumn: 'No applications',
  opened: 'Selected application',
  sinceDay: (day: string) => `Since ${day}`,
  moveOf: (name: string) => `New status of ${name}`,
  moveQuestion: (name: string, status: string) => `Move ${name} to “${status}”?`,
  noOpening: 'No opening',
  gone: 'Removed opening',
  oneFailed: 'This application could not be loaded.',
  facts: {
    email: 'Email',
    linkedin: 'LinkedIn',
    website: 'Website',
    cv: 'CV',
    evidence: 'Learning on this site',
    deletion: 'Deletion date (applicant notified)',
  },
  cvChecking: 'Checking for viruses. The file cannot be opened until this is done.',
  cvInfected: 'This file contains a virus and cannot be opened. The applicant was notified.',
  cv: (name: string, kilobytes: number) => `${name} (${kilobytes.toLocaleString('en')} KB)`,
  cvClean: 'The virus scanner found nothing. The file still comes from a stranger.',
  cvHint: 'This file comes from a stranger. Open it only with up-to-date software.',
  history: 'History',
  by: (name: string) => `by ${name}`,
  moveTitle: 'Change status',
  moveTo: 'New status',
  message: 'Message to the applicant',
  messageHint: 'Optional. Shown in their email and workspace.',
  move: 'Change status',
  moved: (name: string, status: string) => `${name}: ${status.toLowerCase()}.`,
  movedFor: (name: string, status: string, seconds: number) =>
    `${name}: ${status.toLowerCase()}. The applicant is notified in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (name: string, status: string) =>
    `${name}: ${status.toLowerCase()}. The applicant is notified now.`,
  moveUndone: (name: string, status: string) =>
    `Undone: ${name} is “${status.toLowerCase()}” again. The applicant was not notified.`,
  undone: 'Undone before the applicant was notified.',
  withdrawn: 'The applicant withdrew this application. Its status cannot be changed.',
  notes: 'Notes',
  notesHint: 'Only administrators see these, never the applicant.',
  note: 'New note',
  addNote: 'Add note',
  noted: 'Note saved.',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the application of ${name}?`,
  removeText: 'This permanently deletes it with its CV, history and notes. Applicants with an account are notified.',
  removed: (name: string) => `Application of ${name} deleted.`,
} as const;

export const subscriberMessages = {
  lead: 'Email addresses signed up for the newsletter. Campaigns go to confirmed addresses only.',
  search: 'Find a subscriber',
  searchHint: 'By email address',
  failed: 'The subscribers could not be loaded.',
  more: 'Show more subscribers',
  empty: 'No subscribers found.',
  emptyHint: 'The newsletter form is at the bottom of every page.',
  since: (day: string) => `Since ${day}`,
  confirmedOn: (day: string) => `confirmed ${day}`,
  endedOn: (day: string) => `ended ${day}`,
  state: 'State',
  states: {
    unconfirmed: 'Not confirmed yet',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
    bounced: 'Bounced',
  } satisfies Record<SubscriberState, string>,
  anyState: 'All states',
  remove: 'Delete',
  removeOf: (email: string) => `Delete ${email}`,
  removeTitle: (email: string) => `Delete ${email} from the newsletter?`,
  removeText:
    'This permanently deletes the address with its consent and sending history. Its owner can subscribe again.',
  removed: (email: string) => `${email} is no longer subscribed.`,
} as const;

/** Texts of the audit log. Actor and subject are shown separately. */
export const auditMessages = {
  gone: actorWords.gone,
  lead: 'Actions by administrators, teachers and the command line. Entries cannot be changed or removed here. Addresses of deleted records are masked.',
  search: 'Find an entry',
  searchHint: 'By actor, action or subject',
  failed: 'The audit log could not be loaded.',
  more: 'Show more entries',
  empty: 'No entries found.',
  emptyHint: 'Try another search or other days, or choose all actions by anybody.',
  act: 'Action',
  anyAct: 'All actions',
  actor: 'By',
  anyActor: 'Anybody',
  actors: { [commandLine]: actorWords.commandLine, [noActor]: 'A deleted account or the site itself' },
  by: (actor: string) => `by ${actor}`,
  acts: actWords,
} as const;

export const overviewMessages = {
  failed: 'The overview could not be loaded.',
  retry: 'Try again',
  waiting: 'Needs attention',
  nothing: 'You are all caught up.',
  notices:
    'You are notified of new applications, messages, feedback and submissions on the site and in a daily email, unless you choose otherwise.',
  chooseNotices: 'Notification settings',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count.toLocaleString('en')} new messages`),
  newApplications: (count: number) =>
    count === 1 ? '1 new application' : `${count.toLocaleString('en')} new applications`,
  ownMessages: (count: number) =>
    count === 1 ? '1 new message assigned to you' : `${count.toLocaleString('en')} new messages assigned to you`,
  infectedCvs: (count: number) =>
    count === 1
      ? '1 application with a virus in its CV'
      : `${count.toLocaleString('en')} applications with a virus in their CVs`,
  draftsInReview: (count: number) =>
    count === 1 ? '1 draft waiting for review' : `${count.toLocaleString('en')} drafts waiting for review`,
  handInsToGrade: (count: number, course: string) =>
    `${count === 1 ? '1 assignment' : `${count.toLocaleString('en')} assignments`} to grade in ${course}`,
  unansweredFeedback: (count: number) =>
    count === 1
      ? '1 unanswered comment from the last 30 days'
      : `${count.toLocaleString('en')} unanswered comments from the last 30 days`,
  givenUpJobs: (count: number) =>
    count === 1 ? '1 email or other job failed' : `${count.toLocaleString('en')} emails and other jobs failed`,
  careers: 'Careers',
  lately: 'Activity',
  period: 'Period',
  periods: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  byDay: 'Days are in UTC. The last one is today.',
  tableCaption: (days: number) => `Activity on each of the last ${days} days`,
  onDay: (day: string, count: number) => `${day}: ${count.toLocaleString('en')}`,
  before: (count: number, days: number) => `${count.toLocaleString('en')} in the previous ${days} days`,
  day: 'Day',
  series: {
    signUps: 'Sign-ups',
    enrolments: 'Enrollments',
    completions: 'Completed courses',
    ratings: 'Ratings',
    applications: 'Applications',
    messages: 'Messages',
  },
  most: (count: number) => `Peak: ${count.toLocaleString('en')} a day`,
  count: (count: number) => count.toLocaleString('en'),
} as const;
