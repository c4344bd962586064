const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
const moment = (at: number) => new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const points = (value: number, max: number) =>
  `${value.toLocaleString('en', { maximumFractionDigits: 2 })} of ${counted(max, 'point', 'points')}`;
const verdict = (isPassed: boolean) => (isPassed ? 'passed' : 'not passed');

/** Texts of a learner's work as a teacher sees it. */
export const workMessages = {
  back: 'Back to all lessons',
  retry: 'Try again',
  failed: 'This could not be loaded.',
  of: (task: string, learner: string) => `${task}: what ${learner} wrote`,
  tries: {
    failed: 'The tries could not be loaded.',
    retry: 'Try again',
    more: 'Show earlier tries',
    empty: 'No program and no answer of this learner is kept for this exercise.',
  },
  attempts: {
    failed: 'The attempts could not be loaded.',
    retry: 'Try again',
    more: 'Show earlier attempts',
    empty: 'This learner has not begun this quiz.',
  },
  tried: (at: number, isPassed: boolean, value: number, max: number) =>
    `${moment(at)} · ${verdict(isPassed)} · ${points(value, max)}`,
  attempt: (number: number) => `Attempt ${number}`,
  began: (at: number) => `Begun ${moment(at)}`,
  running: 'not submitted yet: what was answered can be read once it is over',
  submitted: (at: number, isPassed: boolean, value: number, max: number, percent: number) =>
    `submitted ${moment(at)} · ${verdict(isPassed)} · ${points(value, max)}, ${percent}%`,
  writtenEarlier: 'Written for an earlier version than the one that graded it.',
  earlier: 'For another version of the exercise than there is now.',
  notKept: 'What was answered is not shown: the question is another one by now.',
  engine: (engine: string) => `Graded by ${engine}`,
  files: 'What was submitted',
  cases: (passed: number, all: number) => `${passed} of ${counted(all, 'case', 'cases')} passed`,
  passed: 'passed',
  notPassed: 'not passed',
  hidden: 'hidden from learners',
  written: 'What the case is',
  answer: 'The learner’s answer',
} as const;
