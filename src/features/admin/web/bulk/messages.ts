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
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all',
  bar: 'Actions for the selection',
  chosen: (count: number, max: number) => (count < max ? `${count} selected` : `${count} selected, the maximum`),
  clear: 'Clear selection',
  nothingFits: 'These rows have no action in common.',
  leftOut: (count: number) =>
    count === 1
      ? '1 row you selected is not included: this does not apply to it.'
      : `${count} rows you selected are not included: this does not apply to them.`,
  undo: 'Undo',
  secondsLeft: (seconds: number) => `${seconds} s`,
  undone: (count: number) => (count === 1 ? 'Undone for 1.' : `Undone for ${count}.`),
  failed: (count: number) => (count === 1 ? '1 was not changed:' : `${count} were not changed:`),
} as const;

export const bulkUserMessages = {
  disable: 'Disable',
  disableTitle: (count: number) => `Disable ${accounts(count)}?`,
  disableText: 'This logs them out on all devices. They cannot log in until you enable them again.',
  disabled: (count: number) => `${accounts(count)} ${are(count)} disabled and logged out.`,
  enable: 'Enable',
  enabled: (count: number) => `${accounts(count)} can log in again.`,
  grant: 'Change role',
  grantTitle: (count: number) => `Change the role of ${accounts(count)}?`,
  grantText:
    'Teachers see the learners of every course and grade there. To limit the courses, open each account. Administrators can do everything that you can do here. Users whose role changes are notified.',
  granted: (count: number) => (count === 1 ? '1 account now has this role.' : `${count} accounts now have this role.`),
} as const;

export const bulkCampaignMessages = {
  remove: 'Delete drafts',
  removeTitle: (count: number) => `Delete ${drafts(count)}?`,
  removeText: 'Campaigns that have started are not deleted. This cannot be undone.',
  removed: (count: number) => `${drafts(count)} deleted.`,
} as const;

export const bulkInboxMessages = {
  close: 'Close',
  closed: (count: number) => `${messages(count)} closed.`,
  reopen: 'Mark as new',
  reopened: (count: number) => `${messages(count)} marked as new.`,
  spam: 'Mark as spam',
  markedSpam: (count: number) => `${messages(count)} marked as spam.`,
  assign: 'Assign',
  assignTitle: (count: number) => `Assign ${messages(count)}?`,
  assignText: 'The assignee is notified.',
  assigned: (count: number) => `${messages(count)} assigned.`,
  remove: 'Delete',
  removeTitle: (count: number) => `Delete ${messages(count)}?`,
  removeText: 'Their answers and notes are deleted, too. This cannot be undone.',
  removed: (count: number) => `${messages(count)} deleted.`,
} as const;

export const bulkFeedbackMessages = {
  hide: 'Hide',
  hideTitle: (count: number) => `Hide ${records(count)}?`,
  hideText: 'They no longer appear on course pages. Each author is notified of this reason.',
  hidden: (count: number) => `${records(count)} hidden.`,
  show: 'Show again',
  shown: (count: number) => `${records(count)} shown again.`,
} as const;

export const bulkApplicationMessages = {
  move: 'Change status',
  moveTitle: (count: number) => `Change the status of ${applications(count)}?`,
  moveText: 'Each applicant is notified by email and in their workspace.',
  moved: (count: number) => `${applications(count)} moved.`,
  movedFor: (count: number, seconds: number) =>
    `${applications(count)} moved. Each applicant is notified in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (count: number) => `${applications(count)} moved. Each applicant is notified now.`,
} as const;

export const bulkSubscriberMessages = {
  remove: 'Delete',
  removeTitle: (count: number) => `Delete ${addresses(count)} from the newsletter?`,
  removeText: 'Their consent and sending history are deleted, too. This cannot be undone.',
  removed: (count: number) => `${addresses(count)} ${are(count)} no longer subscribed.`,
} as const;

const items = (count: number) => rows(count, 'item', 'items');

export const bulkContentMessages = {
  takeOver: 'Keep as ours',
  takenOver: (count: number) => `${items(count)} ${are(count)} now your own. The example mark is gone from the site.`,
  remove: 'Unpublish',
  removeTitle: (count: number) => `Unpublish ${items(count)}?`,
  removeText: 'They disappear from the site. Their texts stay in the console, where you can publish each one again.',
  leftOut: (count: number) =>
    `${items(count)} you selected ${are(count)} not included. Only examples can be unpublished together, and courses only one at a time.`,
  removed: (count: number) => `${items(count)} unpublished.`,
} as const;
