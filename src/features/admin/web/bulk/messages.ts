const rows = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);
const messages = (count: number) => rows(count, 'message', 'messages');
const accounts = (count: number) => rows(count, 'account', 'accounts');
const records = (count: number) => rows(count, 'comment', 'comments');
const applications = (count: number) => rows(count, 'application', 'applications');
const addresses = (count: number) => rows(count, 'address', 'addresses');
const drafts = (count: number) => rows(count, 'draft', 'drafts');
const are = (count: number) => (count === 1 ? 'is' : 'are');

/** Texts of bulk actions. */
export const bulkMessages = {
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all that are shown',
  bar: 'What to do with the chosen ones',
  chosen: (count: number, max: number) => (count < max ? `${count} chosen` : `${count} chosen, the most at once`),
  clear: 'Choose none',
  nothingFits: 'These rows have no action in common.',
  leftOut: (count: number) =>
    count === 1
      ? '1 row you selected is not included: this does not apply to it.'
      : `${count} rows you selected are not included: this does not apply to them.`,
  undo: 'Undo',
  secondsLeft: (seconds: number) => `${seconds} s`,
  undone: (count: number) => (count === 1 ? 'Undone for 1.' : `Undone for ${count}.`),
  failed: (count: number) => (count === 1 ? 'One was left as it is:' : `${count} were left as they are:`),
} as const;

export const bulkUserMessages = {
  disable: 'Disable',
  disableTitle: (count: number) => `Disable ${accounts(count)}?`,
  disableText: 'They are signed out on every device at once, and cannot log in until you enable them again.',
  disabled: (count: number) => `${accounts(count)} ${are(count)} disabled and signed out.`,
  enable: 'Enable',
  enabled: (count: number) => `${accounts(count)} can log in again.`,
  grant: 'Change the role',
  grantTitle: (count: number) => `Which role for ${accounts(count)}?`,
  grantText:
    'Teachers see the learners of every course and grade there; fewer courses are chosen at each account. Administrators may do everything that you may do here. Whoever gets another role is told.',
  granted: (count: number) => (count === 1 ? '1 account has this role now.' : `${count} accounts have this role now.`),
} as const;

export const bulkCampaignMessages = {
  remove: 'Delete the drafts',
  removeTitle: (count: number) => `Delete ${drafts(count)}?`,
  removeText: 'They are removed for good. Campaigns that have begun stay. This cannot be undone.',
  removed: (count: number) => `${drafts(count)} ${are(count)} deleted.`,
} as const;

export const bulkInboxMessages = {
  close: 'Close',
  closed: (count: number) => `${messages(count)} ${are(count)} closed.`,
  reopen: 'Mark as new',
  reopened: (count: number) => `${messages(count)} ${are(count)} marked as new.`,
  spam: 'Mark as spam',
  markedSpam: (count: number) => `${messages(count)} ${are(count)} marked as spam.`,
  assign: 'Assign',
  assignTitle: (count: number) => `Who is to see to ${messages(count)}?`,
  assignText: 'They are told.',
  assigned: (count: number) => `${messages(count)} ${are(count)} assigned.`,
  remove: 'Delete',
  removeTitle: (count: number) => `Delete ${messages(count)}?`,
  removeText: 'They are removed for good, with what was answered and noted. This cannot be undone.',
  removed: (count: number) => `${messages(count)} ${are(count)} deleted.`,
} as const;

export const bulkFeedbackMessages = {
  hide: 'Hide',
  hideTitle: (count: number) => `Hide ${records(count)}?`,
  hideText: 'They leave the pages of their courses. Each author is told, with this reason.',
  hidden: (count: number) => `${records(count)} ${are(count)} hidden.`,
  show: 'Show again',
  shown: (count: number) => `${records(count)} ${are(count)} shown again.`,
} as const;

export const bulkApplicationMessages = {
  move: 'Change the status',
  moveTitle: (count: number) => `Change the status of ${applications(count)}?`,
  moveText: 'Each applicant is told, by mail and in their workspace.',
  moved: (count: number) => `${applications(count)} moved.`,
  movedFor: (count: number, seconds: number) =>
    `${applications(count)} moved. Each applicant is told in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (count: number) => `${applications(count)} moved. Each applicant is told now.`,
} as const;

export const bulkSubscriberMessages = {
  remove: 'Delete',
  removeTitle: (count: number) => `Delete ${addresses(count)} from the newsletter?`,
  removeText: 'They are removed for good, with their consent and what was sent to them. This cannot be undone.',
  removed: (count: number) => `${addresses(count)} ${are(count)} no longer subscribed.`,
} as const;

const items = (count: number) => rows(count, 'item', 'items');

export const bulkContentMessages = {
  takeOver: 'Take over',
  takenOver: (count: number) => `${items(count)} ${are(count)} your own now: the mark is gone from the site.`,
  remove: 'Take off the site',
  removeTitle: (count: number) => `Take ${items(count)} off the site?`,
  removeText: 'Nobody finds them there any more. Their texts stay in the console, where each can be published again.',
  leftOut: (count: number) =>
    `${items(count)} you selected ${are(count)} not included. Only examples can be taken off together, and a course only by itself.`,
  removed: (count: number) => `${items(count)} ${are(count)} off the site.`,
} as const;
