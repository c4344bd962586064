import type { ApplicationStatus } from '../../applications/status-contract.ts';
import type { AuditAct } from '../../audit/acts.ts';
import type { ConsoleSection } from '../sections.ts';

/** The texts of the operator's console. */
export const consoleMessages = {
  title: 'Administration',
  description: 'What arrives at this site, and who is on it, for those who run it.',
  pageTitle: (section: string) => `${section} · Administration`,
  navigation: 'Administration',
  overview: 'Overview',
  sections: {
    users: 'Users',
    applications: 'Applications',
    messages: 'Messages',
    subscribers: 'Subscribers',
    'audit-log': 'Audit log',
    system: 'System',
  } satisfies Record<ConsoleSection, string>,
  notAdmin: 'This page is for administrators. Your account is not one; whoever runs this site can change that.',
  toDashboard: 'Go to your dashboard',
  notFound: 'There is no such page of the console',
  toOverview: 'Go to the overview',
} as const;

/** What every list says alike. */
export const listMessages = {
  retry: 'Try again',
  sort: 'Sort by',
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
  own: 'This is your own account. Another administrator can change its role or disable it.',
  disable: 'Disable the account',
  disableTitle: (email: string) => `Disable ${email}?`,
  disableText:
    'They are signed out on every device at once, and cannot log in until you enable the account again. Nothing of theirs is deleted.',
  enable: 'Enable the account',
  reset: 'Mail a link for a new password',
  grantTitle: (email: string, role: string) => `Make ${email} ${role}?`,
  grantTexts: {
    learner: 'They lose whatever teachers and administrators may do.',
    teacher:
      'They see the learners of every course, with their names, addresses and progress, and grade what is handed in.',
    admin: 'They may do everything that you may do here, to you as well.',
  },
  grant: 'Change the role',
  disabled: (email: string) => `${email} is disabled and signed out everywhere.`,
  enabled: (email: string) => `${email} can log in again.`,
  granted: (email: string, role: string) => `${email} is ${role.toLowerCase()} now.`,
  resetMailed: (email: string) => `A link for a new password is on its way to ${email}.`,
} as const;

export const inboxMessages = {
  lead: 'What people sent with the contact form. A name opens the message.',
  search: 'Find a message',
  searchHint: 'By name, email address or words in it',
  failed: 'The messages could not be loaded.',
  more: 'Show more messages',
  empty: 'There is no message here.',
  emptyHint: 'Another search, or all states, may have what you look for.',
  state: 'State',
  states: { new: 'New', answered: 'Answered', closed: 'Closed' },
  anyState: 'All states',
  answer: 'Write an answer',
  answerHint: 'Opens your own mail program; what you write there is not kept here.',
  marks: { new: 'Mark as new', answered: 'Mark as answered', closed: 'Close' },
  marked: { new: 'The message is new again.', answered: 'Marked as answered.', closed: 'The message is closed.' },
  remove: 'Delete',
  removeTitle: 'Delete this message?',
  removeText: 'It is removed for good, and nobody can bring it back.',
  removed: 'The message is deleted.',
} as const;

export const applicationMessages = {
  lead: 'What people applied with. A name opens the application. Applicants see its status, and are told of each change.',
  search: 'Find an application',
  searchHint: 'By name or email address',
  failed: 'The applications could not be loaded.',
  more: 'Show more applications',
  empty: 'There is no application here.',
  emptyHint: 'Another search, or all statuses, may have what you look for.',
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
  noOpening: 'No opening named',
  gone: 'An opening that is no longer there',
  oneFailed: 'This application could not be loaded.',
  facts: { email: 'Email', linkedin: 'LinkedIn', website: 'Website', cv: 'CV' },
  cv: (name: string, kilobytes: number) => `${name} (${kilobytes.toLocaleString('en')} KB)`,
  cvHint: 'Written by a stranger: open it only with a program that is up to date.',
  history: 'History',
  by: (name: string) => `by ${name}`,
  moveTitle: 'Move it on',
  moveTo: 'New status',
  message: 'What the applicant is told with it',
  messageHint: 'Optional. It stands in their mail and in their workspace.',
  move: 'Change the status',
  moved: (name: string, status: string) => `${name}: ${status.toLowerCase()}.`,
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
  lead: 'Addresses that were left for the newsletter.',
  search: 'Find a subscriber',
  searchHint: 'By email address',
  failed: 'The subscribers could not be loaded.',
  more: 'Show more subscribers',
  empty: 'No such address is subscribed.',
  emptyHint: 'The newsletter’s form stands at the foot of every page.',
  since: (day: string) => `Since ${day}`,
  remove: 'Delete',
  removeOf: (email: string) => `Delete ${email}`,
  removeTitle: (email: string) => `Delete ${email} from the newsletter?`,
  removeText: 'The address is removed for good. Its owner may subscribe again.',
  removed: (email: string) => `${email} is no longer subscribed.`,
} as const;

/** What is said of an act: who did it stands beside, and to whom beneath. */
export const auditMessages = {
  /** In the place of an address. */
  gone: 'A deleted account',
  lead: 'What administrators did to whom. Nobody can change or remove an entry here.',
  failed: 'The audit log could not be loaded.',
  retry: 'Try again',
  more: 'Show earlier entries',
  empty: 'Nothing has been done in the console yet.',
  by: (actor: string) => `by ${actor}`,
  acts: {
    'user-disabled': 'Disabled the account',
    'user-enabled': 'Enabled the account',
    'role-learner-granted': 'Made learner',
    'role-teacher-granted': 'Made teacher',
    'role-admin-granted': 'Made administrator',
    'password-reset-mailed': 'Mailed a link for a new password',
    'application-moved': 'Changed the status of an application',
    'application-noted': 'Noted something on an application',
    'application-deleted': 'Deleted an application',
    'message-new': 'Marked a message as new',
    'message-answered': 'Marked a message as answered',
    'message-closed': 'Closed a message',
    'message-deleted': 'Deleted a message',
    'subscriber-deleted': 'Deleted a subscriber',
    'job-retried': 'Tried work again that was given up',
  } satisfies Record<AuditAct, string>,
} as const;

export const overviewMessages = {
  failed: 'The overview could not be loaded.',
  retry: 'Try again',
  waiting: 'What waits for somebody',
  nothing: 'Nothing waits.',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count.toLocaleString('en')} new messages`),
  newApplications: (count: number) =>
    count === 1
      ? '1 application that nobody has looked at'
      : `${count.toLocaleString('en')} applications that nobody has looked at`,
  givenUpJobs: (count: number) =>
    count === 1
      ? '1 mail or other work was given up'
      : `${count.toLocaleString('en')} mails and other work were given up`,
  lately: 'The last 30 days',
  byDay: 'Days by UTC; the last one is today.',
  tableCaption: 'What came in on each of the last 30 days',
  day: 'Day',
  series: { signUps: 'Sign-ups', enrolments: 'Enrolments', applications: 'Applications', messages: 'Messages' },
  most: (count: number) => `At most ${count.toLocaleString('en')} in a day`,
  count: (count: number) => count.toLocaleString('en'),
} as const;

export const systemMessages = {
  failed: 'What is known of the installation could not be loaded.',
  retry: 'Try again',
  facts: {
    version: 'Version of Opvir',
    node: 'Node',
    engine: 'Database',
    files: 'Uploads',
    mail: 'Mails',
    startedAt: 'This process runs since',
    waitingJobs: 'Mails and other work that waits',
  },
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  places: { folder: 'In the data folder', bucket: 'In a bucket of S3', smtp: 'Sent by SMTP' },
  mailFolder: 'Kept as files in the data folder: no SMTP server is set, so nobody receives them',
  givenUp: 'Given up',
  givenUpLead: 'Mails and other work that failed twelve times. The log says why; when that is mended, try them again.',
  givenUpCount: (shown: number, all: number) => `The oldest ${shown} of ${all.toLocaleString('en')}`,
  nothingGivenUp: 'Nothing was given up.',
  promised: (moment: string) => `Promised ${moment}`,
  again: 'Try again now',
  againOf: (kind: string, id: string) => `Try ${kind} ${id} again now`,
  retried: (kind: string) => `${kind} is tried again.`,
} as const;
