import { counted } from '../../admin/web/public.ts';
import type { ApplicationStatus } from '../status-contract.ts';
import type { ReceivedApplication } from './data.ts';

const applications = (count: number) => counted(count, 'application', 'applications');

export const applicationMessages = {
  lead: 'Select a name to open an application. Applicants see its status and are notified of each change.',
  search: 'Find an application',
  searchHint: 'By name or email address',
  failed: 'The applications could not be loaded.',
  more: 'Show more applications',
  empty: 'No applications found.',
  emptyHint: 'Try another search, or choose all statuses and openings.',
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
  marks: { infected: 'Virus found' },
  anyMark: 'All CVs',
  opening: 'Opening',
  anyOpening: 'All openings',
  byStatus: 'By status',
  view: 'View',
  views: { list: 'List', board: 'Board' },
  boardLead:
    'Drag an application to another column, or choose its new status below it. You confirm before the applicant is notified. Withdrawn applications cannot be moved.',
  emptyColumn: 'No applications',
  opened: 'Selected application',
  sinceDay: (day: string) => `Since ${day}`,
  moveOf: (name: string) => `New status of ${name}`,
  moveQuestion: (name: string, status: string) => `Move ${name} to “${status}”?`,
  noOpening: 'No opening',
  gone: 'Removed opening',
  oneFailed: 'This application could not be loaded.',
  facts: {
    email: 'Email',
    linkedin: 'LinkedIn',
    website: 'Website',
    cv: 'CV',
    evidence: 'Learning on this site',
    deletion: 'Deletion date (applicant notified)',
  },
  cvChecking: 'Checking for viruses. The file cannot be opened until this is done.',
  cvInfected: 'This file contains a virus and cannot be opened. The applicant was notified.',
  cv: (name: string, kilobytes: number) => `${name} (${kilobytes.toLocaleString('en')} KB)`,
  cvClean: 'The virus scanner found nothing. The file still comes from a stranger.',
  cvHint: 'This file comes from a stranger. Open it only with up-to-date software.',
  history: 'History',
  by: (name: string) => `by ${name}`,
  moveTitle: 'Change status',
  moveTo: 'New status',
  chooseStatus: 'Choose a status',
  message: 'Message to the applicant',
  messageHint: 'Optional. Shown in their email and workspace.',
  move: 'Change status',
  moved: (name: string, status: string) => `${name}: ${status.toLowerCase()}.`,
  movedFor: (name: string, status: string, seconds: number) =>
    `${name}: ${status.toLowerCase()}. The applicant is notified in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (name: string, status: string) =>
    `${name}: ${status.toLowerCase()}. The applicant is notified now.`,
  moveUndone: (name: string, status: string) =>
    `Undone: ${name} is “${status.toLowerCase()}” again. The applicant was not notified.`,
  undone: 'The applicant was not notified of this step.',
  withdrawn: 'The applicant withdrew this application. Its status cannot be changed.',
  notes: 'Notes',
  notesHint: 'Only administrators see these, never the applicant.',
  note: 'New note',
  addNote: 'Add note',
  noted: 'Note saved.',
  remove: 'Delete',
  removeTitle: (name: string) => `Delete the application of ${name}?`,
  removeText: 'This permanently deletes it with its CV, history and notes. Applicants with an account are notified.',
  removed: (name: string) => `Application of ${name} deleted.`,
} as const;

export const bulkApplicationMessages = {
  move: 'Change status',
  moveTitle: (count: number) => `Change the status of ${applications(count)}?`,
  moveText: 'Each applicant is notified by email and, with an account, in their workspace.',
  moved: (count: number) => `${applications(count)} moved.`,
  movedFor: (count: number, seconds: number) =>
    `${applications(count)} moved. Each applicant is notified in ${seconds} seconds, unless you undo it.`,
  movedAndNotified: (count: number) => `${applications(count)} moved. Each applicant is notified now.`,
} as const;

/** Title of the opening for which somebody applied. */
export function roleOf({ openingId, openingTitle }: Pick<ReceivedApplication, 'openingId' | 'openingTitle'>): string {
  if (openingId === null) return applicationMessages.noOpening;
  return openingTitle ?? applicationMessages.gone;
}
