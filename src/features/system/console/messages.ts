import { sizeText } from '../../../platform/web/format.ts';
import type { CheckPart } from '../checks-contract.ts';

/** Texts of the system page. */
export const systemMessages = {
  failed: 'The system information could not be loaded.',
  retry: 'Try again',
  facts: {
    version: 'Opvir version',
    node: 'Node',
    engine: 'Database',
    files: 'Uploads',
    mail: 'Email',
    startedAt: 'Running since',
    waitingJobs: 'Pending emails and other jobs',
  },
  engines: { sqlite: 'SQLite', postgres: 'PostgreSQL' },
  places: { folder: 'In the data folder', bucket: 'In an S3 bucket', smtp: 'Sent by SMTP' },
  mailFolder: 'Saved as files in the data folder: no SMTP server is set up, so nobody receives them',
  checks: 'Checks',
  checksLead:
    'The same checks as opvir doctor on the command line. They connect to the mail server, but send and change nothing.',
  check: 'Run checks',
  checkAgain: 'Run again',
  checking: (part: string, place: number, all: number) => `${place} of ${all}: ${part}`,
  parts: {
    installation: 'Settings and data folder',
    database: 'Database and files',
    mail: 'Mail server',
    scanner: 'Virus scanner',
  } satisfies Record<CheckPart, string>,
  checked: (count: number) =>
    count === 0 ? 'No problems found.' : `${count} ${count === 1 ? 'finding needs' : 'findings need'} attention.`,
  checksFailed: 'The checks could not be run. Please try again.',
  states: { ok: 'OK', warning: 'Needs attention', fault: 'Not working' },
  givenUp: 'Failed jobs',
  givenUpLead:
    'Emails and other jobs that failed twelve times, each with its last error. Fix the cause, then try them again. Discard any that can never succeed.',
  givenUpCount: (shown: number, all: number) => `The oldest ${shown} of ${all.toLocaleString('en')}`,
  nothingGivenUp: 'Nothing has failed.',
  promised: (moment: string) => `Queued ${moment}`,
  again: 'Try again now',
  againOf: (kind: string, id: string) => `Try again now: ${kind} ${id}`,
  retried: (kind: string) => `Trying ${kind} again.`,
  discard: 'Discard',
  discardOf: (kind: string, id: string) => `Discard ${kind} ${id}`,
  discardTitle: (kind: string) => `Discard ${kind}?`,
  discardText: 'It is never done: an email is not sent, and data due for removal stays.',
  discarded: (kind: string) => `Discarded ${kind}.`,
} as const;

export const storageMessages = {
  title: 'Storage and backup',
  failed: 'The storage usage could not be loaded.',
  retry: 'Try again',
  database: 'Database',
  files: 'Uploads',
  free: 'Free space on the disk of the data folder',
  backup: 'Last backup',
  bytes: sizeText,
  filesOf: (count: number, bytes: number) =>
    `${sizeText(bytes)} in ${count.toLocaleString('en')} ${count === 1 ? 'file' : 'files'}`,
  bucket: 'In an S3 bucket; your storage provider shows its size',
  never: 'Never made with opvir backup. Make one. Backups by other programs are not shown here.',
  made: (moment: string, bytes: number) => `${moment}, ${sizeText(bytes)}`,
  restored: (moment: string, rowsAt: string, bytes: number) =>
    `None since this database was restored on ${moment}, from the backup of ${rowsAt} (${sizeText(bytes)})`,
  old: 'That is more than a week old. Make one with opvir backup.',
} as const;
