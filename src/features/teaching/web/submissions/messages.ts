const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
const moment = (at: number) => new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
const points = (value: number, max: number) =>
  `${value.toLocaleString('en', { maximumFractionDigits: 2 })} of ${counted(max, 'point', 'points')}`;
const verdict = (isPassed: boolean) => (isPassed ? 'passed' : 'not passed');

/** Texts of a learner's work as a teacher sees it. */
export const workMessages = {
  back: 'Back to all lessons',
  retry: 'Try again',
  failed: 'This could not be loaded.',
  of: (task: string, learner: string) => `${task}: work by ${learner}`,
  tries: {
    failed: 'The submissions could not be loaded.',
    retry: 'Try again',
    more: 'Show earlier submissions',
    empty: 'There are no stored submissions by this learner for this exercise.',
  },
  attempts: {
    failed: 'The attempts could not be loaded.',
    retry: 'Try again',
    more: 'Show earlier attempts',
    empty: 'This learner has not started this quiz.',
  },
  tried: (at: number, isPassed: boolean, value: number, max: number) =>
    `${moment(at)} · ${verdict(isPassed)} · ${points(value, max)}`,
  attempt: (number: number) => `Attempt ${number}`,
  began: (at: number) => `Started ${moment(at)}`,
  running: 'not submitted yet: you can read the answers when it is over',
  submitted: (at: number, isPassed: boolean, value: number, max: number, percent: number) =>
    `submitted ${moment(at)} · ${verdict(isPassed)} · ${points(value, max)}, ${percent}%`,
  writtenEarlier: 'Written for an earlier version than the one it was graded against.',
  earlier: 'For a different version of the exercise than the current one.',
  notKept: 'This answer is not shown because the question has changed.',
  engine: (engine: string) => `Graded by ${engine}`,
  files: 'Submitted files',
  cases: (passed: number, all: number) => `${passed} of ${counted(all, 'test', 'tests')} passed`,
  passed: 'passed',
  notPassed: 'not passed',
  hidden: 'hidden from learners',
  written: 'Test details',
  answer: 'The learner’s answer',
  late: (seconds: number) =>
    `This answer arrived ${counted(seconds, 'second', 'seconds')} after the time limit. The learner’s browser says it was given before.`,
} as const;
