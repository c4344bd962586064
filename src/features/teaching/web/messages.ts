import type { EnrolmentRow, LearnerOrder } from './data.ts';

/** `1 learner`, `1,200 learners`. */
function counted(count: number, one: string, more = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
}

/** Texts of the teacher's pages. */
export const teachingMessages = {
  title: 'Teaching',
  description: 'How the learners of each course get on, for those who teach.',
  lead: 'Each course with its learners: who is active, how far they are, and where they get stuck.',
  notTeacher: 'This page is for those who teach. Your account is a learner’s; whoever runs this site can change that.',
  toDashboard: 'Go to your dashboard',
  breadcrumb: 'You are here',
  retry: 'Try again',
  feedbackPart: { failed: 'The feedback could not be loaded.', retry: 'Try again' },
  noCourses: 'There is no course that you teach yet. Whoever runs this site says which ones you teach.',
  otherCourse: 'You do not teach this course. Whoever runs this site can change that.',
  figures: { enrolled: 'Learners', activeLately: 'Active in the last 7 days', completed: 'Completed' },
  figuresFailed: 'The figures of this course could not be loaded.',
  countedAt: (time: string) => `Counted at ${time}`,
  notFound: 'This course does not exist',
  notFoundText: 'There is no course at this address. It may have been removed.',
  allCourses: 'See all courses that are taught',
  toCourse: 'See the course’s page',
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
  emptyHint: 'Learners enrol themselves on the course’s page, or you enrol them from a list, further down.',
  notFound: (search: string) => `No learner’s name or address has “${search}” in it.`,
  caption: 'Learners of this course. A name opens what that learner has done.',
  columns: { name: 'Name', percent: 'Done', active: 'Last active', completed: 'Completed' },
  sortBy: {
    enrolled: 'Sort by the newest enrolment',
    name: 'Sort by name',
    percent: 'Sort by how much is done',
    active: 'Sort by last activity',
  } satisfies Record<LearnerOrder, string>,
  newestFirst: 'Newest first',
  nameless: 'No name given',
  none: '–',
  never: 'never',
  notYet: 'not yet',
  percent: (percent: number) => `${percent}%`,
} as const;

export const detailMessages = {
  failed: 'What this learner has done could not be loaded.',
  retry: 'Try again',
  lessons: 'Lessons',
  noLessons: 'This course has no lessons yet.',
  former: 'No longer in the course',
  states: { 'not-begun': 'Not begun', begun: 'Begun', done: 'Done' },
  doneOn: (date: string) => `Done ${date}`,
  thisVersion: 'in today’s version',
  earlierVersion: (version: string) => `in an earlier version (${version})`,
  quiz: 'Quiz',
  quizOf: (lesson: string) => `Quiz: ${lesson}`,
  notTried: 'Not tried',
  passed: (attempts: number, version: string) => `Passed, ${counted(attempts, 'attempt')}, version ${version}`,
  notPassed: (attempts: number) => `Not passed, ${counted(attempts, 'attempt')}`,
  points: (points: number, outOf: number) => `${points} of ${counted(outOf, 'point')}`,
  best: (percent: number) => `best result ${percent}%`,
  hints: (count: number) => counted(count, 'hint'),
  solution: 'solution looked at',
  seeWork: { exercise: 'See what was written', quiz: 'See the answers' },
  seeWorkOf: {
    exercise: (task: string) => `See what was written: ${task}`,
    quiz: (task: string) => `See the answers: ${task}`,
  },
  handIns: 'Hand-ins for this task',
  workPart: { failed: 'What was written could not be loaded.', retry: 'Try again' },
  allow: 'Allow one more attempt',
  allowAt: (lesson: string) => `Allow one more attempt at the quiz of “${lesson}”`,
  allowed: 'One more attempt is allowed. The learner has been told.',
  stillLeft: (left: number) => `Nothing was changed: ${counted(left, 'attempt is', 'attempts are')} left.`,
  allowFailed: 'This could not be allowed. Please try again.',
} as const;

export const lessonsMessages = {
  title: 'Lesson by lesson',
  empty: 'This course has no lessons yet.',
  done: (done: number, enrolled: number) => `${done.toLocaleString('en')} of ${enrolled.toLocaleString('en')}`,
  begun: (begun: number, done: number) =>
    `${begun.toLocaleString('en')} began it, ${done.toLocaleString('en')} finished`,
  earlier: (count: number) => `, ${count.toLocaleString('en')} of them in an earlier version`,
} as const;

export const hardestMessages = {
  title: 'The hardest exercises',
  lead: 'What fewest of those who began have passed comes first. Open one to see which of its questions, cases or criteria they got wrong.',
  empty: 'Nobody has tried an exercise or a quiz of this course yet.',
  quiz: (lesson: string) => `Quiz of ${lesson}`,
  percent: (share: number) => `${Math.round(100 * share)}%`,
  passed: 'passed',
  tried: (done: number, begun: number) => `${done.toLocaleString('en')} of ${counted(begun, 'learner')}`,
  perPass: (attempts: string) => `${attempts} attempts for each pass`,
  noPass: (attempts: number) =>
    attempts === 0 ? 'nobody has handed it in' : `${counted(attempts, 'attempt')}, nobody has passed`,
  hints: (count: number) => counted(count, 'hint used', 'hints used'),
  all: (count: number) => `Show all ${count}`,
} as const;

/** Texts of an expanded task: its questions or test cases. */
export const partsMessages = {
  failed: 'What learners got wrong here could not be loaded.',
  retry: 'Try again',
  ofQuestions: {
    label: 'Questions',
    lead: (learners: number) =>
      `What ${counted(learners, 'learner')} answered at the first try. The hardest question comes first.`,
    nobody: 'No first try of anybody who is enrolled is on record yet.',
  },
  ofCases: {
    label: 'Cases',
    lead: (learners: number) =>
      `What the first programs of ${counted(learners, 'learner')} passed. The hardest case comes first.`,
    nobody: 'No first try of anybody who is enrolled is on record yet.',
  },
  ofCriteria: {
    label: 'Criteria',
    lead: (learners: number) =>
      `What the first graded work of ${counted(learners, 'learner')} reached of each criterion’s points. The hardest criterion comes first.`,
    nobody: 'No work of anybody who is enrolled has been graded yet.',
  },
  graded: (graded: number) => `of the points, in ${graded.toLocaleString('en')} ${graded === 1 ? 'grade' : 'grades'}`,
  noText: (number: number) => `Question ${number}`,
  hidden: 'hidden case',
  right: (passed: number, tried: number) => `${passed.toLocaleString('en')} of ${tried.toLocaleString('en')} right`,
  passed: (passed: number, tried: number) => `${passed.toLocaleString('en')} of ${tried.toLocaleString('en')} passed`,
  untried: 'not tried yet',
  lure: 'Wrong choice of most: ',
  lureShare: (share: number) => ` (${hardestMessages.percent(share)} of those who got it wrong)`,
  stuck: (learners: number) => `${counted(learners, 'learner')} still ${learners === 1 ? 'fails' : 'fail'} it`,
} as const;

export const enrolMessages = {
  title: 'Enrol from a list',
  lead: 'Everybody on the list who has an account here is enrolled. You see first what would become of each line.',
  file: 'A CSV file',
  fileHint: 'With a column of email addresses, or one address in each line. It is put into the field below.',
  fileTooLarge: 'This file is too large. A list may have at most 5,000 people.',
  fileUnreadable: 'This file could not be read.',
  text: 'Email addresses',
  textHint: 'Paste a list, a whole table or the To line of an email.',
  needed: 'Please give at least one email address.',
  read: 'Check the list',
  failed: 'That did not work. Nobody was enrolled. Please try again.',
  unsure: 'We could not find out whether that worked. Please try again: nobody is enrolled twice.',
  enrol: (count: number) => `Enrol ${counted(count, 'learner')}`,
  nobody: 'There is nobody on this list to enrol.',
  enrolled: (count: number) => `${counted(count, 'learner')} enrolled`,
  another: 'Another list',
  change: 'Change the list',
  caption: 'What becomes of each line of the list',
  columns: { line: 'Line', address: 'Address', result: 'Result' },
  noAddress: '(empty)',
  countOf: (result: string, count: number) => `${result}: ${count.toLocaleString('en')}`,
  more: (count: number) => `Show the other ${count.toLocaleString('en')}`,
  results: {
    'to-enrol': 'Will be enrolled',
    enrolled: 'Enrolled',
    'is-enrolled': 'Is enrolled already',
    'not-confirmed': 'Has not confirmed this address yet',
    'no-account': 'No account with this address',
    'no-address': 'Not an email address',
    twice: 'Twice in the list',
  } satisfies Record<EnrolmentRow['result'], string>,
} as const;
