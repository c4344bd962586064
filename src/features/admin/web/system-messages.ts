import { sizeText } from '../../../platform/web/size-text.ts';
import type { CheckPart } from '../checks-contract.ts';

/** Texts of the system page. */
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
  checks: 'Checks',
  checksLead:
    'What opvir doctor looks at on the command line. The mail server is greeted, and nothing is sent or changed.',
  check: 'Look at everything',
  checkAgain: 'Look again',
  checking: (part: string, place: number, all: number) => `${place} of ${all}: ${part}`,
  parts: {
    installation: 'Settings and data folder',
    database: 'Database and files',
    mail: 'Mail server',
    scanner: 'Virus scanner',
  } satisfies Record<CheckPart, string>,
  checked: (count: number) =>
    count === 0 ? 'All is fine.' : `${count} of what was found ${count === 1 ? 'needs' : 'need'} a look.`,
  checksFailed: 'The checks could not be made. Please try again.',
  states: { ok: 'Fine', warning: 'Look at it', fault: 'Does not work' },
  givenUp: 'Given up',
  givenUpLead:
    'Mails and other work that failed twelve times, each with what went wrong last. When that is mended, try them again; discard what can never be done.',
  givenUpCount: (shown: number, all: number) => `The oldest ${shown} of ${all.toLocaleString('en')}`,
  nothingGivenUp: 'Nothing was given up.',
  promised: (moment: string) => `Promised ${moment}`,
  again: 'Try again now',
  againOf: (kind: string, id: string) => `Try again now: ${kind} ${id}`,
  retried: (kind: string) => `${kind} is tried again.`,
  discard: 'Discard',
  discardOf: (kind: string, id: string) => `Discard ${kind} ${id}`,
  discardTitle: (kind: string) => `Discard ${kind}?`,
  discardText: 'It is never done: a mail does not go out, and what was to be removed stays.',
  discarded: (kind: string) => `${kind} is discarded.`,
} as const;

export const storageMessages = {
  title: 'Storage and backup',
  failed: 'How much room is taken could not be found out.',
  retry: 'Try again',
  database: 'Database',
  files: 'Uploads',
  free: 'Room left on the disk of the data folder',
  backup: 'Last backup',
  bytes: sizeText,
  filesOf: (count: number, bytes: number) =>
    `${sizeText(bytes)} in ${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`,
  bucket: 'In a bucket of S3; whoever keeps it says how large it is',
  never: 'None was ever made by opvir backup. Make one; what other programs save leaves no trace here.',
  made: (moment: string, bytes: number) => `${moment}, ${sizeText(bytes)}`,
  restored: (moment: string, rowsAt: string, bytes: number) =>
    `None since this database was restored on ${moment}, from the backup of ${rowsAt} (${sizeText(bytes)})`,
  old: 'That is older than a week. Make one with opvir backup.',
} as const;
