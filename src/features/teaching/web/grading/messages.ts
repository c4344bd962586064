import { sizeText } from '../../../../platform/web/format.ts';
import type { AssignmentFilter } from '../../assignment-filter.ts';
import type { HandInToGrade, Hidden } from './data.ts';

type State = NonNullable<AssignmentFilter['state']> | 'waiting';

type Result = Pick<NonNullable<HandInToGrade['grade']>, 'points' | 'maxPoints' | 'isPassed'>;

const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;
const moment = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Texts of a teacher's list of assignment submissions. */
export const handInsMessages = {
  title: 'Assignments',
  pageTitle: (course: string) => `Assignments in ${course}`,
  link: (waiting: number | null) =>
    waiting ? `${counted(waiting, 'assignment', 'assignments')} to grade` : 'Assignments',
  waiting: (count: number) =>
    count === 0 ? 'Nothing to grade.' : `${counted(count, 'submission', 'submissions')} to grade.`,
  byState: 'Filter by state',
  byTask: 'Filter by assignment',
  states: { waiting: 'To grade', graded: 'Graded', all: 'All' } satisfies Record<State, string>,
  allTasks: 'All assignments',
  failed: 'The submissions could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  empty: {
    waiting: 'Nothing to grade here.',
    graded: 'Nothing graded yet.',
    all: 'No submissions yet.',
  } satisfies Record<State, string>,
  showAll: 'Show all submissions',
  at: moment,
  points: ({ points, maxPoints, isPassed }: Result) =>
    `${number(points)} of ${number(maxPoints)} points${isPassed ? '' : ', not passed'}`,
  version: (version: string, isEarlier: boolean) =>
    isEarlier ? `earlier version ${version} of the assignment` : `version ${version} of the assignment`,
} as const;

/** Texts of the page of one submission. */
export const handInMessages = {
  title: 'Assignment submission',
  failed: 'This submission could not be loaded.',
  retry: 'Try again',
  notFound: 'This submission does not exist. It may have been deleted with the learner’s account.',
  toList: 'See all submissions in this course',
  by: (name: string, at: number) => `${name}, submitted ${moment(at)}`,
  formerTask: (exerciseId: string) => `Removed assignment (${exerciseId})`,
  work: 'Submitted work',
  link: 'Link (opens in a new tab):',
  linkHint: 'It leads to another site. Its content may have changed since.',
  download: (bytes: number) => `Download the ZIP (${sizeText(bytes)})`,
  note: 'Learner’s note',
  files: 'Files in the ZIP',
  noFiles: 'The ZIP contains no files.',
  filesFailed: 'The files in the ZIP could not be read.',
  moreFiles: (count: number) => `${counted(count, 'more file', 'more files')}: download the ZIP to see all.`,
  size: sizeText,
  textOf: (name: string) => `Content of ${name}`,
  textFailed: 'This file could not be read.',
  emptyText: 'This file is empty.',
  hidden: {
    'too-large': 'This file is too long to show here. Download the ZIP to read it.',
    'no-text': 'This is not a text file. Download the ZIP to open it.',
    damaged: 'This file is damaged or password-protected and cannot be shown.',
  } satisfies Record<Hidden, string>,
  task: 'Assignment (current version)',
  earlierVersion: (version: string) =>
    `The assignment has changed since this was submitted (for version ${version}). It is graded by the current rubric.`,
  noTask: 'This assignment and its rubric are no longer in the course, so this submission cannot be graded.',
  others: 'This learner’s other submissions',
  newer: 'Newer',
  waits: 'not graded yet',
  grade: 'Grade',
} as const;

/** Texts of the grading form. */
export const gradeMessages = {
  lead: (passPoints: number, maxPoints: number) =>
    `Pass mark: ${number(passPoints)} of ${counted(maxPoints, 'point', 'points')}. With fewer, the learner can submit again. The learner is notified. You can correct a grade later.`,
  own: 'This is your own work. Someone else has to grade it.',
  scoreHint: (maxPoints: number) => `0 to ${counted(maxPoints, 'point', 'points')}`,
  scoreFault: (maxPoints: number) => `Enter a whole number from 0 to ${maxPoints}.`,
  total: (points: number, maxPoints: number) => `Total: ${points} of ${counted(maxPoints, 'point', 'points')}`,
  verdict: { passed: ': passed', failed: ': not passed' },
  open: (count: number) => `, ${counted(count, 'criterion', 'criteria')} left`,
  comment: 'Comment for the learner',
  commentHint: 'Markdown: **bold**, `code`, lists, links.',
  preview: 'Preview',
  previewTitle: 'As the learner will see it',
  previewEmpty: 'No comment yet.',
  previewFailed: 'The preview could not be loaded. Your comment is still here.',
  kept: 'Your text is stored in this browser until you save it.',
  notKept: 'This browser cannot store your text. If you leave without saving, it is lost.',
  taskChanged: 'The assignment changed after you started grading. Please check each criterion again.',
  save: 'Save the grade',
  correct: 'Correct the grade',
  saveCorrection: 'Save the corrected grade',
  cancel: 'Cancel',
  lower: 'Lower the grade',
  lowerTitle: (from: number, to: number) => `Lower the grade from ${number(from)} to ${number(to)}?`,
  lowerText: (losesPass: boolean) =>
    losesPass
      ? 'The assignment is no longer passed, and the learner is notified. Lessons and certificates already earned stay.'
      : 'The learner is notified.',
  failed: 'The grade was not saved. Your text is still here. Please try again.',
  saved: 'Saved. The learner was notified.',
  gradedBy: (name: string | null, at: number) => `Graded ${name === null ? '' : `by ${name} `}on ${moment(at)}`,
  lost: 'Your grade was not saved',
  lostText: 'Someone else graded this first, and their grade counts. You typed:',
  discard: 'Discard my text',
  noScore: '–',
  next: (waiting: number | null) =>
    waiting ? `Grade the next one (${number(waiting)} to grade)` : 'Grade the next one',
  nothingNext: 'Nothing left to grade in this course.',
} as const;

/** Title of a submission: that of its task, or a fallback with the task's id if the task is gone. */
export function titleOf({ title, exerciseId }: Pick<HandInToGrade, 'title' | 'exerciseId'>): string {
  return title || handInMessages.formerTask(exerciseId);
}

export function nameOf({ name, email }: Pick<HandInToGrade, 'name' | 'email'>): string {
  return name || email;
}
