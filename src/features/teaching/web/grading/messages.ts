import { sizeText } from '../../../../platform/web/size-text.ts';
import type { AssignmentFilter } from '../../assignment-filter.ts';
import type { HandInToGrade, Hidden } from './data.ts';

type State = NonNullable<AssignmentFilter['state']> | 'waiting';

type Result = Pick<NonNullable<HandInToGrade['grade']>, 'points' | 'maxPoints' | 'isPassed'>;

const number = (value: number) => value.toLocaleString('en');
const counted = (count: number, one: string, more: string) => `${number(count)} ${count === 1 ? one : more}`;
const moment = (at: number) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Texts of a teacher's list of assignment submissions. */
export const handInsMessages = {
  title: 'Hand-ins',
  pageTitle: (course: string) => `Hand-ins of ${course}`,
  link: (waiting: number | null) => (waiting ? `${counted(waiting, 'hand-in', 'hand-ins')} to grade` : 'Hand-ins'),
  waiting: (count: number) =>
    count === 0 ? 'Nothing waits for a grade.' : `${counted(count, 'hand-in waits', 'hand-ins wait')} for a grade.`,
  byState: 'Hand-ins by state',
  byTask: 'Hand-ins by task',
  states: { waiting: 'To grade', graded: 'Graded', all: 'All' } satisfies Record<State, string>,
  allTasks: 'All tasks',
  failed: 'What was handed in could not be loaded.',
  retry: 'Try again',
  more: 'Show more',
  empty: {
    waiting: 'Nothing waits for a grade here.',
    graded: 'Nothing is graded here yet.',
    all: 'Nothing was handed in here yet.',
  } satisfies Record<State, string>,
  showAll: 'Show everything that was handed in',
  at: moment,
  points: ({ points, maxPoints, isPassed }: Result) =>
    `${number(points)} of ${number(maxPoints)} points${isPassed ? '' : ', not passed'}`,
  version: (version: string, isEarlier: boolean) =>
    isEarlier ? `earlier version ${version} of the task` : `version ${version} of the task`,
} as const;

/** Texts of the page of one submission. */
export const handInMessages = {
  title: 'A hand-in',
  failed: 'This hand-in could not be loaded.',
  retry: 'Try again',
  notFound: 'There is no such hand-in in this course. It may have gone with its learner’s account.',
  toList: 'See all hand-ins of this course',
  by: (name: string, at: number) => `${name}, handed in ${moment(at)}`,
  formerTask: (exerciseId: string) => `A former task (${exerciseId})`,
  work: 'The work',
  link: 'A link, which opens in a new tab:',
  linkHint: 'It leads to another site, and what stands there may have changed since.',
  download: (bytes: number) => `Download the ZIP (${sizeText(bytes)})`,
  note: 'What the learner says about it',
  files: 'Files in the ZIP',
  noFiles: 'There is no file in it.',
  filesFailed: 'The files in it could not be read.',
  moreFiles: (count: number) => `${counted(count, 'more file is', 'more files are')} in it: download it to see all.`,
  size: sizeText,
  textOf: (name: string) => `Content of ${name}`,
  textFailed: 'This file could not be read.',
  emptyText: 'This file is empty.',
  hidden: {
    'too-large': 'This file is too long to be shown here: download the ZIP to read it.',
    'no-text': 'This file is no text: download the ZIP to open it.',
    damaged: 'This file is damaged, or locked with a password: it cannot be shown.',
  } satisfies Record<Hidden, string>,
  task: 'The task, as it is today',
  earlierVersion: (version: string) =>
    `The task was changed since this was handed in (for its version ${version}). It is graded by the rubric of today.`,
  noTask: 'The course has this task no more, and with it went the rubric: it cannot be graded.',
  others: 'What else this learner handed in for the task',
  newer: 'Newer',
  waits: 'not graded yet',
  grade: 'Grade',
} as const;

/** Texts of the grading form. */
export const gradeMessages = {
  lead: (passPoints: number, maxPoints: number) =>
    `Pass mark: ${number(passPoints)} of ${counted(maxPoints, 'point', 'points')}. With fewer, the learner can hand it in again. The learner is notified. You can correct a grade later.`,
  own: 'This is your own work. Somebody else has to grade it.',
  scoreHint: (maxPoints: number) => `0 to ${counted(maxPoints, 'point', 'points')}`,
  scoreFault: (maxPoints: number) => `Please give a whole number from 0 to ${maxPoints}.`,
  total: (points: number, maxPoints: number) => `Together ${points} of ${counted(maxPoints, 'point', 'points')}`,
  verdict: { passed: ': passed', failed: ': not passed' },
  open: (count: number) => `, ${counted(count, 'line', 'lines')} still open`,
  comment: 'Comment for the learner',
  commentHint: 'Markdown: **bold**, `code`, lists, links.',
  preview: 'Preview',
  previewTitle: 'What the learner will read',
  previewEmpty: 'There is no comment yet.',
  previewFailed: 'The preview could not be made. Your comment is still here.',
  kept: 'What you type is kept in this browser until you save it.',
  notKept: 'This browser keeps nothing: what you typed is lost when you leave the page without saving.',
  taskChanged: 'The task was changed after you began to grade. Please look at each line again.',
  save: 'Save the grade',
  correct: 'Correct the grade',
  saveCorrection: 'Save the corrected grade',
  cancel: 'Cancel',
  lower: 'Lower the grade',
  lowerTitle: (from: number, to: number) => `Lower the grade from ${number(from)} to ${number(to)}?`,
  lowerText: (losesPass: boolean) =>
    losesPass
      ? 'The task is no longer passed, and the learner is notified. Lessons and certificates already earned stay.'
      : 'The learner is notified.',
  failed: 'The grade was not saved. What you typed is still here: please try again.',
  saved: 'Saved. The learner has been told.',
  gradedBy: (name: string | null, at: number) => `Graded ${name === null ? '' : `by ${name} `}on ${moment(at)}`,
  lost: 'What you had typed was not saved',
  lostText: 'Somebody else graded this first, and theirs stands. This is what you had typed:',
  discard: 'Discard what I typed',
  noScore: '–',
  next: (waiting: number | null) =>
    waiting ? `Grade the next one (${number(waiting)} to grade)` : 'Grade the next one',
  nothingNext: 'Nothing else waits for a grade in this course.',
} as const;

/** Title of a submission: that of its task, or a fallback with the task's id if the task is gone. */
export function titleOf({ title, exerciseId }: Pick<HandInToGrade, 'title' | 'exerciseId'>): string {
  return title || handInMessages.formerTask(exerciseId);
}

export function nameOf({ name, email }: Pick<HandInToGrade, 'name' | 'email'>): string {
  return name || email;
}
