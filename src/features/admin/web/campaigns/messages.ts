import type { CampaignState, RecipientState, Segment } from '../../../campaigns/contract.ts';

/** Texts of the console's campaigns. */
export const campaignMessages = {
  lead: 'Mails to those who have confirmed the newsletter. A subject opens the campaign.',
  search: 'Find a campaign',
  searchHint: 'By its subject',
  failed: 'The campaigns could not be loaded.',
  more: 'Show more campaigns',
  empty: 'There is no campaign here.',
  emptyHint: 'Write one, or choose all states.',
  state: 'State',
  anyState: 'All states',
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Being sent',
    paused: 'Paused',
    sent: 'Sent',
    filed: 'Not sent: no mail server',
    cancelled: 'Canceled',
  } satisfies Record<CampaignState, string>,
  changed: (day: string) => `Changed ${day}`,
  sentOn: (day: string) => `Begun ${day}`,
  due: (moment: string) => `Begins ${moment}`,
  oneFailed: 'This campaign could not be loaded.',
  write: 'Write a campaign',
  newTitle: 'A new campaign',
} as const;

export const campaignFormMessages = {
  subject: 'Subject',
  body: 'Text',
  bodyHint: 'Markdown. A link to this site may begin with a slash. Why it comes and the link to unsubscribe are added.',
  segment: 'Who gets it',
  segments: {
    all: 'Everybody who has confirmed',
    course: 'Learners of a course among them',
    since: 'Who has confirmed since a day',
  } satisfies Record<Segment['kind'], string>,
  course: 'Course',
  since: 'Since',
  coursesFailed: 'The courses could not be loaded.',
  save: 'Save the draft',
  saved: 'The draft is saved.',
  discard: 'Discard',
  unsaved: 'Save the draft to see it as a mail, to try it and to send it.',
} as const;

export const campaignDraftMessages = {
  preview: 'As a mail',
  width: 'Shown on',
  widths: { phone: 'A phone', desktop: 'A large screen' },
  test: 'Send a test to myself',
  tested: (email: string) => `A test is on its way to ${email}.`,
  testFiled: (email: string) => `Not sent: the test for ${email} is saved as a file on the server.`,
  noMailServer: 'No mail server is set up, so nobody will receive this campaign.',
  setUpMail: 'Set up email',
  audience: (count: number) =>
    count === 1 ? 'It would reach 1 subscriber now.' : `It would reach ${count.toLocaleString('en')} subscribers now.`,
  rate: (perMinute: number) => `At most ${perMinute.toLocaleString('en')} mails leave in a minute.`,
  when: 'When',
  whens: { now: 'Now', later: 'At a time' },
  at: 'Begins at',
  atHint: 'In the time of your device. Who gets it is settled then.',
  atWrong: 'Choose a time within the next year.',
  send: 'Send',
  sendTitle: (subject: string) => `Send “${subject}”?`,
  sendNow: (count: number) =>
    `It goes to ${count.toLocaleString('en')} ${count === 1 ? 'subscriber' : 'subscribers'}, beginning now. Mails that have left cannot be taken back.`,
  sendLater: (moment: string) => `It begins by itself on ${moment}. Until then it can be taken off the schedule.`,
  file: 'Save as files',
  fileTitle: (subject: string) => `Save “${subject}” as files?`,
  fileText:
    'Nobody receives it. Each email becomes a file in the folder outbox of the data folder, and the campaign cannot be sent again.',
  filing: (subject: string) => `“${subject}” is being saved as files. Nobody receives it.`,
  started: (subject: string) => `“${subject}” is being sent.`,
  scheduled: (subject: string) => `“${subject}” is scheduled.`,
  remove: 'Delete',
  removeTitle: 'Delete this draft?',
  removeText: 'It is removed for good, and nobody can bring it back.',
  removed: 'The draft is deleted.',
} as const;

export const campaignRunMessages = {
  progress: 'How far it has come',
  done: (done: number, all: number) => `${done.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  counts: {
    waiting: 'Waiting',
    claimed: 'In hand',
    sent: 'Taken by the mail server',
    filed: 'Not sent: saved as a file on the server',
    unknown: 'Sent, and no answer came',
    failed: 'Refused by the mail server',
    skipped: 'Left out: no longer confirmed',
  } satisfies Record<RecipientState, string>,
  notSent:
    'This campaign was not sent: no mail server was set up. Its emails are files in the folder outbox of the data folder.',
  filing: 'No mail server is set up. The emails are saved as files, and nobody receives them.',
  trouble: (codes: string) =>
    `The mail server takes nothing at the moment (${codes}). It is tried again by itself, at longer and longer intervals.`,
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Cancel the campaign',
  cancelTitle: 'Cancel this campaign for good?',
  cancelText: 'Nobody else gets it, and it cannot go on later. What has left cannot be taken back.',
  unschedule: 'Take it off the schedule',
  /** Confirmation of each state change. */
  set: {
    draft: 'The campaign is a draft again.',
    sending: 'The campaign goes on.',
    paused: 'The campaign is paused.',
    cancelled: 'The campaign is cancelled.',
  },
} as const;
