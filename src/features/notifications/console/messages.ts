import type { AnnouncementAudience } from '../announcement-list-contract.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`);

/** Texts of /admin/notifications. */
export const announcementMessages = {
  lead: 'Notifications sent by administrators. They appear under the bell, and by email for people who chose that.',
  write: 'Write a notification',
  search: 'Find a notification',
  searchHint: 'By words in it',
  failed: 'The notifications could not be loaded.',
  more: 'Show more notifications',
  empty: 'No notifications found.',
  emptyHint: 'Automatic notifications about courses, grades and applications are not listed.',
  audience: 'To',
  anyAudience: 'Anybody',
  audiences: {
    person: 'One person',
    course: 'A course',
    everybody: 'Everybody',
  } satisfies Record<AnnouncementAudience, string>,
  sentOn: (moment: string, by: string) => `${moment} · ${by}`,
  commandLine: 'from the command line, or by a deleted account',
  gone: 'A deleted account',
  sending: 'Sending',
  sent: (told: number) => `Sent to ${people(told)}`,
  progress: 'Sending progress',
  progressOf: (passed: number, all: number) => `${passed.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  facts: { to: 'To', by: 'Sent by', at: 'Sent', ended: 'Finished', people: 'Audience', told: 'Notified', path: 'Link' },
  notYet: 'Not yet',
} as const;

export const newAnnouncementMessages = {
  title: 'New notification',
  to: 'Send to',
  course: 'Course',
  coursesFailed: 'The courses could not be loaded. Reload the page to choose one.',
  person: 'Find a person',
  personHint: 'By name or email address',
  nobody: 'No people found.',
  personFailed: 'The people could not be loaded.',
  people: 'Matching people',
  chosen: (name: string) => `To ${name}`,
  another: 'Choose someone else',
  heading: 'Title',
  text: 'Text',
  textHint: 'Optional. Plain text with line breaks.',
  path: 'Link',
  pathHint: 'Optional. A path on this site, such as /courses.',
  pathWrong: 'Enter a path on this site that begins with a slash.',
  preview: 'Preview',
  discard: 'Cancel',
  personMissing: 'Choose a person first.',
  shown: 'Preview',
  leadsTo: (path: string) => `It links to ${path}.`,
  reach: (count: number) => `It goes to ${people(count)}.`,
  unwilling: (count: number) =>
    count === 0
      ? 'All of them receive announcements.'
      : `${people(count)} of them turned announcements off and will not be notified.`,
  send: 'Send',
  sendTitle: (count: number) => `Send to ${people(count)}?`,
  sendText: 'You cannot take it back.',
  sendFailed: 'We do not know if it was sent. Please send it again. Nobody is notified twice.',
  change: 'Edit',
  sent: 'Your notification is on its way.',
} as const;

/** Texts of the hint to the staff's own notifications. */
export const staffHintMessages = {
  notices:
    'You are notified of new applications, messages, feedback and submissions on the site and in a daily email, unless you choose otherwise.',
  chooseNotices: 'Notification settings',
} as const;
