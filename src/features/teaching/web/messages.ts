import type { EnrolmentRow, LearnerOrder } from './data.ts';

/** `1 learner`, `1,200 learners`. */
function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}

/** Texts of the teacher's pages. */
export const teachingMessages = {
  title: 'Teaching',
  description: 'How the learners of each course are doing, for teachers.',
  lead: 'Your courses and their learners: who is active, how far they are and where they get stuck.',
  notTeacher: 'This page is for teachers. You have a learner account; an administrator can change that.',
  toDashboard: 'Go to your dashboard',
  breadcrumb: 'Breadcrumb',
  retry: 'Try again',
  feedbackPart: { failed: 'The feedback could not be loaded.', retry: 'Try again' },
  noCourses: 'You do not teach any courses yet. An administrator can assign them to you.',
  otherCourse: 'You do not teach this course. An administrator can change that.',
  figures: { enrolled: 'Learners', activeLately: 'Active in the last 7 days', completed: 'Completed' },
  figuresFailed: 'The figures of this course could not be loaded.',
  countedAt: (time: string) => `Updated at ${time}`,
  notFound: 'This course does not exist',
  notFoundText: 'There is no course at this address. It may have been removed.',
  allCourses: 'See all your courses',
  toCourse: 'View the course page',
  download: 'Download as CSV',
} as const;

export const courseListMessages = {
  failed: 'Your courses could not be loaded.',
  retry: teachingMessages.retry,
} as const;

export const learnerMessages = {
  title: 'Learners',
  search: 'Find a learner',
  searchHint: 'By name or email address',
  failed: 'The learners could not be loaded.',
  retry: 'Try again',
  more: 'Show more learners',
  empty: 'Nobody is enrolled in this course yet.',
  emptyHint: 'Learners enroll on the course page, or you enroll them from a list below.',
  notFound: (search: string) => `No learner’s name or email address contains “${search}”.`,
  caption: 'Learners in this course. Select a name to see that learner’s progress.',
  columns: { name: 'Name', percent: 'Done', active: 'Last active', completed: 'Completed' },
  sortBy: {
    enrolled: 'Sort by newest enrollment',
    name: 'Sort by name',
    percent: 'Sort by progress',
    active: 'Sort by last activity',
  } satisfies Record<LearnerOrder, string>,
  newestFirst: 'Newest first',
  nameless: 'No name',
  none: '–',
  never: 'never',
  notYet: 'not yet',
  percent: (percent: number) => `${percent}%`,
} as const;

/** Texts of learners' requests for another attempt at a quiz. */
export const requestMessages = {
  title: 'Requests for another quiz attempt',
  quizOf: (lesson: string) => `Quiz: ${lesson}`,
  askedAt: (at: number) =>
    `Asked for another attempt on ${new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}`,
} as const;

export const detailMessages = {
  failed: 'This learner’s progress could not be loaded.',
  retry: 'Try again',
  lessons: 'Lessons',
  noLessons: 'This course has no lessons yet.',
  former: 'No longer in the course',
  states: { 'not-begun': 'Not started', begun: 'Started', done: 'Done' },
  doneOn: (date: string) => `Done ${date}`,
  thisVersion: 'in the current version',
  earlierVersion: (version: string) => `in an earlier version (${version})`,
  quiz: 'Quiz',
  quizOf: (lesson: string) => `Quiz: ${lesson}`,
  notTried: 'Not attempted',
  passed: (attempts: number, version: string) => `Passed, ${counted(attempts, 'attempt')}, version ${version}`,
  notPassed: (attempts: number) => `Not passed, ${counted(attempts, 'attempt')}`,
  points: (points: number, outOf: number) => `${points} of ${counted(outOf, 'point')}`,
  best: (percent: number) => `best score ${percent}%`,
  hints: (count: number) => counted(count, 'hint'),
  solution: 'solution viewed',
  seeWork: { exercise: 'View submissions', quiz: 'View answers' },
  seeWorkOf: {
    exercise: (task: string) => `View submissions: ${task}`,
    quiz: (task: string) => `View answers: ${task}`,
  },
  handIns: 'Assignment submissions',
  workPart: { failed: 'The learner’s work could not be loaded.', retry: 'Try again' },
  allow: 'Allow one more attempt',
  allowAt: (lesson: string) => `Allow one more attempt at the quiz of “${lesson}”`,
  allowed: 'One more attempt is allowed. The learner was notified.',
  stillLeft: (left: number) => `Nothing was changed: ${counted(left, 'attempt is', 'attempts are')} left.`,
  allowFailed: 'The attempt was not allowed. Please try again.',
} as const;

export const lessonsMessages = {
  title: 'Progress by lesson',
  empty: 'This course has no lessons yet.',
  done: (done: number, enrolled: number) => `${done.toLocaleString('en')} of ${enrolled.toLocaleString('en')}`,
  begun: (begun: number, done: number) =>
    `${begun.toLocaleString('en')} started it, ${done.toLocaleString('en')} finished`,
  earlier: (count: number) => `, ${count.toLocaleString('en')} of them in an earlier version`,
} as const;

export const hardestMessages = {
  title: 'Hardest exercises',
  lead: 'Lowest pass rate first. Open one to see which questions, tests or criteria learners got wrong.',
  empty: 'Nobody has tried an exercise or quiz in this course yet.',
  quiz: (lesson: string) => `Quiz of ${lesson}`,
  percent: (share: number) => `${Math.round(100 * share)}%`,
  passed: 'passed',
  tried: (done: number, begun: number) => `${done.toLocaleString('en')} of ${counted(begun, 'learner')}`,
  perPass: (attempts: string) => `${attempts} attempts per pass`,
  noPass: (attempts: number) =>
    attempts === 0 ? 'nobody has submitted it' : `${counted(attempts, 'attempt')}, nobody has passed`,
  hints: (count: number) => counted(count, 'hint used', 'hints used'),
  all: (count: number) => `Show all ${count}`,
} as const;

/** Texts of an expanded task: its questions or test cases. */
export const partsMessages = {
  failed: 'The details could not be loaded.',
  retry: 'Try again',
  ofQuestions: {
    label: 'Questions',
    lead: (learners: number) => `First attempts by ${counted(learners, 'learner')}. The hardest question comes first.`,
    nobody: 'No first attempts by enrolled learners yet.',
  },
  ofCases: {
    label: 'Tests',
    lead: (learners: number) => `First submissions by ${counted(learners, 'learner')}. The hardest test comes first.`,
    nobody: 'No first submissions by enrolled learners yet.',
  },
  ofCriteria: {
    label: 'Criteria',
    lead: (learners: number) =>
      `First graded work by ${counted(learners, 'learner')}. The hardest criterion comes first.`,
    nobody: 'No enrolled learner’s work has been graded yet.',
  },
  graded: (graded: number) => `of the points, in ${graded.toLocaleString('en')} ${graded === 1 ? 'grade' : 'grades'}`,
  noText: (number: number) => `Question ${number}`,
  hidden: 'hidden test',
  right: (passed: number, tried: number) => `${passed.toLocaleString('en')} of ${tried.toLocaleString('en')} right`,
  passed: (passed: number, tried: number) => `${passed.toLocaleString('en')} of ${tried.toLocaleString('en')} passed`,
  untried: 'not attempted yet',
  lure: 'Most common wrong choice: ',
  lureShare: (share: number) => ` (${hardestMessages.percent(share)} of those who got it wrong)`,
  stuck: (learners: number) => `${counted(learners, 'learner')} still ${learners === 1 ? 'fails' : 'fail'} it`,
} as const;

export const enrolMessages = {
  title: 'Enroll from a list',
  lead: 'Enroll everyone on the list who has an account here. You see the result for each line first.',
  file: 'CSV file',
  fileHint: 'With a column of email addresses, or one address per line. Its text appears in the field below.',
  fileTooLarge: 'This file is too large. Keep only the column of email addresses, or split it.',
  fileUnreadable: 'This file could not be read.',
  text: 'Email addresses',
  textHint: 'Paste a list, a whole table or the To line of an email.',
  needed: 'Enter at least one email address.',
  read: 'Check the list',
  failed: 'That did not work. Nobody was enrolled. Please try again.',
  unsure: 'We do not know whether that worked. Please try again: nobody is enrolled twice.',
  enrol: (count: number) => `Enroll ${counted(count, 'learner')}`,
  nobody: 'There is nobody to enroll on this list.',
  enrolled: (count: number) => `${counted(count, 'learner')} enrolled`,
  another: 'Another list',
  change: 'Change the list',
  caption: 'Result for each line of the list',
  columns: { line: 'Line', address: 'Address', result: 'Result' },
  noAddress: '(empty)',
  countOf: (result: string, count: number) => `${result}: ${count.toLocaleString('en')}`,
  more: (count: number) => `Show the other ${count.toLocaleString('en')}`,
  results: {
    'to-enrol': 'Will be enrolled',
    enrolled: 'Enrolled',
    'is-enrolled': 'Already enrolled',
    'not-confirmed': 'Has not confirmed this address yet',
    'no-account': 'No account with this address',
    'no-address': 'Not an email address',
    twice: 'Duplicate',
  } satisfies Record<EnrolmentRow['result'], string>,
} as const;
