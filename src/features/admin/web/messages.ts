import { graceDays } from '../../account/grace-contract.ts';
import type { ApplicationStatus } from '../../applications/status-contract.ts';
import { commandLine, noActor } from '../../audit/acts-contract.ts';
import { actorWords, actWords } from '../../audit/act-words.ts';
import type { SubscriberState } from '../../newsletter/subscriber-contract.ts';
import type { ConsoleSection } from '../sections-contract.ts';

/** Texts of the admin console. */
export const consoleMessages = {
  title: 'Administration',
  description: 'What arrives at this site, and who is on it, for those who run it.',
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
  notAdmin: 'This page is for administrators. Your account is not one; whoever runs this site can change that.',
  notAdminButTeacher:
    'This page is for administrators. Your courses, their learners and what they hand in are under Teaching.',
  toTeaching: 'Go to Teaching',
  toDashboard: 'Go to your dashboard',
  notFound: 'There is no such page of the console',
  toOverview: 'Go to the overview',
  partFailed: 'This part of the console could not be loaded.',
} as const;

/** Texts that all lists share. */
export const listMessages = {
  retry: 'Try again',
  sort: 'Sort by',
  from: 'From',
  until: 'Until',
  backwards: 'This day is before the first one.',
  download: 'Download as CSV',
  cancel: 'Cancel',
  failedAct: 'That could not be done. Please try again.',
  orders: { newest: 'Newest first', oldest: 'Oldest first', email: 'Email address' },
} as const;

export const userMessages = {
  lead: 'Everybody who has an account. A name opens what you can do.',
  search: 'Find a user',
  searchHint: 'By name or email address',
  failed: 'The users could not be loaded.',
  more: 'Show more users',
  empty: 'Nobody fits.',
  emptyHint: 'Another search, or all states and roles, may have whom you look for.',
  state: 'State',
  states: { enabled: 'Enabled', disabled: 'Disabled' },
  anyState: 'All states',
  role: 'Role',
  roles: { learner: 'Learner', teacher: 'Teacher', admin: 'Administrator' },
  anyRole: 'All roles',
  since: (day: string) => `Since ${day}`,
  disabledSince: (moment: string) => `Disabled since ${moment}`,
  own: 'This is your own account. Another administrator can change its role, disable it or delete it.',
  disable: 'Disable the account',
  disableTitle: (email: string) => `Disable ${email}?`,
  disableText:
    'They are signed out on every device at once, and cannot log in until you enable the account again. Nothing of theirs is deleted.',
  enable: 'Enable the account',
  cancelDeletion: 'Cancel deletion',
  remove: 'Delete the account',
  removeNow: 'Delete the account now',
  removeTitle: (email: string) => `Delete the account of ${email}?`,
  removeNowTitle: (email: string) => `Delete the account of ${email} now?`,
  removeAddress: 'Type the email address to confirm',
  removeAddressWrong: 'This is not the email address of this account.',
  removeLater: `They are signed out everywhere and cannot log in. The account is deleted for good in ${graceDays} days. You can cancel that until then.`,
  removeAtOnce: 'The account is deleted immediately. This cannot be undone.',
  removeText:
    'This deletes their learning progress, work, notes, certificates and picture. It also deletes their applications with CVs, messages and newsletter subscription.',
  removeStays:
    'Some records stay without their name: work for the site, answers to others, the audit log, and reviews if they agreed to it.',
  removed: (email: string) => `The account of ${email} is deleted.`,
  removesOn: (email: string, moment: string) => `The account of ${email} will be deleted on ${moment}.`,
  deletion: {
    owner: (moment: string) => `Will be deleted on ${moment}, as its owner requested.`,
    administrator: (moment: string) => `Will be deleted on ${moment}.`,
  },
  ownerCanCancel: 'They can cancel that by logging in.',
  toBeDeleted: 'To be deleted',
  reset: 'Mail a link for a new password',
  unconfirmed: 'Address not confirmed',
  hasAuthenticator: 'Authenticator app',
  resetApp: 'Switch off the authenticator app',
  resetAppTitle: (email: string) => `Switch off the authenticator app of ${email}?`,
  resetAppText:
    'For somebody who has lost the app and the recovery codes. They log in with the password alone then, and are mailed so. Be sure that it is they who ask.',
  appReset: (email: string) => `${email} logs in with the password alone now.`,
  grantTitle: (email: string, role: string) => `Make ${email} ${role}?`,
  grantTexts: {
    learner: 'They lose whatever teachers and administrators may do.',
    teacher:
      'They see the learners of every course, with their names, addresses and progress, and grade what is handed in.',
    admin: 'They may do everything that you may do here, to you as well.',
  },
  grantedSome:
    'They see the learners of these courses, with their names, addresses and progress, and grade what is handed in there.',
  grant: 'Change the role',
  setCourses: 'Change the courses',
  courses: 'Teaches',
  everyCourse: 'Every course, also those to come',
  coursesFailed: 'The courses could not be loaded. Open this page again to choose some.',
  disabled: (email: string) => `${email} is disabled and signed out everywhere.`,
  enabled: (email: string) => `${email} can log in again.`,
  granted: (email: string, role: string) => `${email} is ${role.toLowerCase()} now.`,
  resetMailed: (email: string) => `A link for a new password is on its way to ${email}.`,
} as const;

export const applicationMessages = {
  lead: 'What people applied with. A name opens the application. Applicants see its status, and are told of each change.',
  search: 'Find an application',
  searchHint: 'By name or email address',
  failed: 'The applications could not be loaded.',
  more: 'Show more applications',
  empty: 'There is no application here.',
  emptyHint: 'Another search, or all statuses and openings, may have what you look for.',
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
  marks: { infected: 'With a virus' },
  anyMark: 'All CVs',
  opening: 'Opening',
  anyOpening: 'All openings',
  byStatus: 'By status',
  view: 'Shown as',
  views: { list: 'A list', board: 'A board' },
  boardLead:
    'Drag an application to another column, or choose its next status beneath it; you are asked before the applicant is told. One that was withdrawn stays where it is.',
  emptyColumn: 'None here.',
  opened: 'The application you opened',
  sinceDay: (day: string) => `Since ${day}`,
  moveOf: (name: string) => `New status of ${name}`,
  moveQuestion: (name: string, status: string) => `Move ${name} to “${status}”?`,
  noOpening: 'No opening named',
  gone: 'An opening that is no longer there',
  oneFailed: 'This application could not be loaded.',
  facts: {
    email: 'Email',
    linkedin: 'LinkedIn',
    website: 'Website',
    cv: 'CV',
    evidence: 'What the applicant has learnt here',
    deletion: 'Will be deleted, as the applicant was told',
  },
  cvChecking: 'It is being checked for viruses. Nobody can open it before that is done.',
  cvInfected: 'A virus was found in it, so nobody can open it. The applicant was told.',
  cv: (name: string, kilobytes: number) => `${name} (${kilobytes.toLocaleString('en')} KB)`,
  cvClean: 'The virus scanner has found nothing in it. It is written by a stranger all the same.',
  cvHint: 'Written by a stranger: open it only with a program that is up to date.',
  history: 'History',
  by: (name: string) => `by ${name}`,
  moveTitle: 'Move it on',
  moveTo: 'New status',
  message: 'What the applicant is told with it',
  messageHint: 'Optional. It stands in their mail and in their workspace.',
  move: 'Change the status',
  moved: (name: string, status: string) => `${name}: ${status.toLowerCase()}.`,
  movedFor: (name: string, status: string, seconds: number) =>
    `${name}: ${status.toLowerCase()}. The applicant is told in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (name: string, status: string) => `${name}: ${status.toLowerCase()}. The applicant is told now.`,
  moveUndone: (name: string, status: string) =>
    `Undone: ${name} is “${status.toLowerCase()}” again, and was told nothing of it.`,
  undone: 'Undone before the applicant was told.',
  withdrawn: 'The applicant has withdrawn this application, so it stays where it is.',
  notes: 'Notes',
  notesHint: 'For administrators alone; the applicant never sees them.',
  note: 'A new note',
  addNote: 'Add the note',
  noted: 'The note is kept.',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the application of ${name}?`,
  removeText: 'It is removed for good with its CV, its history and its notes. An applicant with an account is told.',
  removed: (name: string) => `The application of ${name} is deleted.`,
} as const;

export const subscriberMessages = {
  lead: 'Addresses that were left for the newsletter. Campaigns reach those whose owner has confirmed it.',
  search: 'Find a subscriber',
  searchHint: 'By email address',
  failed: 'The subscribers could not be loaded.',
  more: 'Show more subscribers',
  empty: 'No such address is subscribed.',
  emptyHint: 'The newsletter’s form stands at the foot of every page.',
  since: (day: string) => `Since ${day}`,
  confirmedOn: (day: string) => `confirmed ${day}`,
  endedOn: (day: string) => `ended ${day}`,
  state: 'State',
  states: {
    unconfirmed: 'Not confirmed yet',
    confirmed: 'Confirmed',
    unsubscribed: 'Unsubscribed',
    bounced: 'Takes no mails',
  } satisfies Record<SubscriberState, string>,
  anyState: 'All states',
  remove: 'Delete',
  removeOf: (email: string) => `Delete ${email}`,
  removeTitle: (email: string) => `Delete ${email} from the newsletter?`,
  removeText:
    'The address is removed for good, with its consent and what was sent to it. Its owner may subscribe again.',
  removed: (email: string) => `${email} is no longer subscribed.`,
} as const;

/** Texts of the audit log. Actor and subject are shown separately. */
export const auditMessages = {
  gone: actorWords.gone,
  lead: 'What was done to whom by those who run the site or teach, and by its command line. Nobody can change or remove an entry here; of what was deleted, it keeps no whole address.',
  search: 'Find an entry',
  searchHint: 'By who did it, what was done and to whom',
  failed: 'The audit log could not be loaded.',
  more: 'Show more entries',
  empty: 'No entry fits.',
  emptyHint: 'Another search, other days, or all acts by anybody may have what you look for.',
  act: 'What was done',
  anyAct: 'Everything',
  actor: 'By',
  anyActor: 'Anybody',
  actors: { [commandLine]: actorWords.commandLine, [noActor]: 'A deleted account, or the site itself' },
  by: (actor: string) => `by ${actor}`,
  acts: actWords,
} as const;

export const overviewMessages = {
  failed: 'The overview could not be loaded.',
  retry: 'Try again',
  waiting: 'What waits for somebody',
  nothing: 'Nothing waits.',
  notices:
    'You are notified of new applications, messages, feedback and hand-ins on the site and in a daily email, unless you choose otherwise.',
  chooseNotices: 'Notification settings',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count.toLocaleString('en')} new messages`),
  newApplications: (count: number) =>
    count === 1
      ? '1 application that nobody has looked at'
      : `${count.toLocaleString('en')} applications that nobody has looked at`,
  ownMessages: (count: number) =>
    count === 1 ? '1 new message assigned to you' : `${count.toLocaleString('en')} new messages assigned to you`,
  infectedCvs: (count: number) =>
    count === 1
      ? '1 application with a virus in its CV'
      : `${count.toLocaleString('en')} applications with a virus in their CVs`,
  draftsInReview: (count: number) =>
    count === 1 ? '1 draft that waits for a review' : `${count.toLocaleString('en')} drafts that wait for a review`,
  handInsToGrade: (count: number, course: string) =>
    `${count === 1 ? '1 hand-in' : `${count.toLocaleString('en')} hand-ins`} to grade in ${course}`,
  unansweredFeedback: (count: number) =>
    count === 1
      ? '1 record of feedback of the last 30 days without an answer'
      : `${count.toLocaleString('en')} records of feedback of the last 30 days without an answer`,
  givenUpJobs: (count: number) =>
    count === 1
      ? '1 mail or other work was given up'
      : `${count.toLocaleString('en')} mails and other work were given up`,
  careers: 'Careers',
  lately: 'Activity',
  period: 'Period',
  periods: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  byDay: 'Days by UTC; the last one is today.',
  tableCaption: (days: number) => `Activity on each of the last ${days} days`,
  onDay: (day: string, count: number) => `${day}: ${count.toLocaleString('en')}`,
  before: (count: number, days: number) => `${count.toLocaleString('en')} in the previous ${days} days`,
  day: 'Day',
  series: {
    signUps: 'Sign-ups',
    enrolments: 'Enrolments',
    completions: 'Completed courses',
    ratings: 'Ratings',
    applications: 'Applications',
    messages: 'Messages',
  },
  most: (count: number) => `At most ${count.toLocaleString('en')} in a day`,
  count: (count: number) => count.toLocaleString('en'),
} as const;
