import type { AnnouncementAudience } from '../../../notifications/announcements-contract.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`);

/** Texts of /admin/notifications. */
export const announcementMessages = {
  lead: 'What you told people by hand. They read it under the bell, and by mail if they have chosen so.',
  write: 'Write a notification',
  search: 'Find a notification',
  searchHint: 'By what it says',
  failed: 'The notifications could not be loaded.',
  more: 'Show more notifications',
  empty: 'Nothing was sent here.',
  emptyHint: 'What courses, grades and applications tell by themselves does not stand here.',
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
  sending: 'On its way',
  sent: (told: number) => `Told to ${people(told)}`,
  progress: 'How many it has come to',
  progressOf: (passed: number, all: number) => `${passed.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  facts: { to: 'To', by: 'Sent by', at: 'Sent', ended: 'Done', people: 'People then', told: 'Told', path: 'Leads to' },
  notYet: 'Not yet',
} as const;

export const newAnnouncementMessages = {
  title: 'A new notification',
  to: 'To whom',
  course: 'Course',
  coursesFailed: 'The courses could not be loaded. Open this page again to choose one.',
  person: 'Find the person',
  personHint: 'By name or email address',
  nobody: 'Nobody fits.',
  personFailed: 'The people could not be loaded.',
  people: 'People who fit',
  chosen: (name: string) => `To ${name}`,
  another: 'Choose somebody else',
  heading: 'Title',
  text: 'Text',
  textHint: 'Optional. No formatting; lines stay as they are.',
  path: 'Link',
  pathHint: 'Optional. An address on this site, such as /courses.',
  pathWrong: 'It has to be an address on this site and begin with a slash.',
  preview: 'Look at it',
  discard: 'Cancel',
  personMissing: 'Choose the person first.',
  shown: 'So people read it',
  leadsTo: (path: string) => `It leads to ${path}.`,
  reach: (count: number) => `It goes to ${people(count)}.`,
  unwilling: (count: number) =>
    count === 0
      ? 'All of them take announcements.'
      : `${people(count)} of them want no announcements and will not be told.`,
  send: 'Send it',
  sendTitle: (count: number) => `Tell ${people(count)}?`,
  sendText: 'What was sent cannot be taken back.',
  sendFailed: 'It is not known whether it was sent. Please send it again: nobody is told twice.',
  change: 'Change it',
  sent: 'It is on its way.',
} as const;
