import { counted } from '../../admin/web/public.ts';
import type { CampaignState } from '../campaign-list-contract.ts';
import type { RecipientState, Segment } from '../contract.ts';

/** Texts of the console's campaigns. */
export const campaignMessages = {
  lead: 'Emails to confirmed newsletter subscribers. Select a subject to open a campaign.',
  search: 'Find a campaign',
  searchHint: 'By its subject',
  failed: 'The campaigns could not be loaded.',
  more: 'Show more campaigns',
  empty: 'No campaigns found.',
  emptyHint: 'Write one, or choose all states.',
  state: 'State',
  anyState: 'All states',
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    paused: 'Paused',
    sent: 'Sent',
    filed: 'Not sent: no mail server',
    cancelled: 'Canceled',
  } satisfies Record<CampaignState, string>,
  changed: (day: string) => `Changed ${day}`,
  sentOn: (day: string) => `Started ${day}`,
  due: (moment: string) => `Starts ${moment}`,
  oneFailed: 'This campaign could not be loaded.',
  write: 'Write a campaign',
  newTitle: 'New campaign',
} as const;

export const campaignFormMessages = {
  subject: 'Subject',
  body: 'Text',
  bodyHint:
    'Markdown. Links to this site can begin with a slash. The reason for the email and an unsubscribe link are added.',
  segment: 'Recipients',
  segments: {
    all: 'All confirmed subscribers',
    course: 'Confirmed learners of a course',
    since: 'Confirmed since a date',
  } satisfies Record<Segment['kind'], string>,
  course: 'Course',
  since: 'Since',
  coursesFailed: 'The courses could not be loaded.',
  save: 'Save draft',
  saved: 'Draft saved.',
  discard: 'Discard',
  unsaved: 'Save the draft to preview, test and send it.',
} as const;

export const campaignDraftMessages = {
  preview: 'Email preview',
  width: 'Preview on',
  widths: { phone: 'Phone', desktop: 'Desktop' },
  test: 'Send test email',
  tested: (email: string) => `A test is on its way to ${email}.`,
  testFiled: (email: string) => `Not sent: the test for ${email} is saved as a file on the server.`,
  noMailServer: 'No mail server is set up, so nobody will receive this campaign.',
  setUpMail: 'Set up email',
  audience: (count: number) =>
    count === 1 ? 'It would reach 1 subscriber now.' : `It would reach ${count.toLocaleString('en')} subscribers now.`,
  rate: (perMinute: number) => `Up to ${perMinute.toLocaleString('en')} emails are sent per minute.`,
  when: 'When',
  whens: { now: 'Now', later: 'Later' },
  at: 'Start time',
  atHint: 'In your device’s time zone. Recipients are chosen at that time.',
  atWrong: 'Choose a time within the next year.',
  send: 'Send',
  sendTitle: (subject: string) => `Send “${subject}”?`,
  sendNow: (count: number) =>
    `It goes to ${count.toLocaleString('en')} ${count === 1 ? 'subscriber' : 'subscribers'}, starting now. Sent emails cannot be taken back.`,
  sendLater: (moment: string) => `It starts automatically on ${moment}. Until then you can unschedule it.`,
  file: 'Save as files',
  fileTitle: (subject: string) => `Save “${subject}” as files?`,
  fileText:
    'Nobody receives it. Each email becomes a file in the folder outbox of the data folder, and the campaign cannot be sent again.',
  filing: (subject: string) => `“${subject}” is being saved as files. Nobody receives it.`,
  started: (subject: string) => `“${subject}” is being sent.`,
  scheduled: (subject: string) => `“${subject}” is scheduled.`,
  remove: 'Delete',
  removeTitle: 'Delete this draft?',
  removeText: 'This cannot be undone.',
  removed: 'Draft deleted.',
} as const;

export const campaignRunMessages = {
  progress: 'Sending progress',
  done: (done: number, all: number) => `${done.toLocaleString('en')} of ${all.toLocaleString('en')}`,
  counts: {
    waiting: 'Waiting',
    claimed: 'In progress',
    sent: 'Accepted by the mail server',
    filed: 'Not sent: saved as a file on the server',
    unknown: 'Sent, but not confirmed',
    failed: 'Rejected by the mail server',
    skipped: 'Skipped: no longer confirmed',
  } satisfies Record<RecipientState, string>,
  notSent:
    'This campaign was not sent: no mail server was set up. Its emails are files in the folder outbox of the data folder.',
  filing: 'No mail server is set up. The emails are saved as files, and nobody receives them.',
  trouble: (codes: string) =>
    `The mail server is not accepting emails right now (${codes}). Sending is retried automatically, at longer and longer intervals.`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel campaign',
  cancelTitle: 'Cancel this campaign for good?',
  cancelText:
    'Emails already being sent will still arrive. Nobody else receives it, and you cannot resume it or take emails back.',
  unschedule: 'Unschedule',
  /** Confirmation of each state change. */
  set: {
    draft: 'The campaign is a draft again.',
    sending: 'Campaign resumed.',
    paused: 'Campaign paused.',
    cancelled: 'Campaign canceled.',
  },
} as const;

const drafts = (count: number) => counted(count, 'draft', 'drafts');

export const bulkCampaignMessages = {
  remove: 'Delete drafts',
  removeTitle: (count: number) => `Delete ${drafts(count)}?`,
  removeText: 'Campaigns that have started are not deleted. This cannot be undone.',
  removed: (count: number) => `${drafts(count)} deleted.`,
} as const;
