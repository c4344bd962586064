/** The texts of /admin/courses. */
export const courseMessages = {
  lead: 'Who learns in which course. A course opens its learners.',
  failed: 'The courses could not be loaded.',
  none: 'There is no course yet.',
  noneHint: 'Courses are made under Content.',
  enrolled: (count: number) => `${count.toLocaleString('en')} enrolled`,
  facts: {
    activeLately: 'Active in the last 7 days',
    finished: 'Finished',
    left: 'Left',
    rating: 'Rating',
  },
  rating: (average: number, count: number) => `${average.toFixed(1)} of 5 (${count.toLocaleString('en')})`,
  noRating: 'None yet',
  countedAt: (moment: string) => `Counted ${moment}.`,
  isBehind:
    'A course has changed, and how far its learners are is being worked out anew. Until that is done, some stand as they were.',
  gone: 'This course is not there any more.',
  all: 'All courses',
} as const;

export const learnerMessages = {
  lead: 'Those who learn in this course. A name opens what is known of them here.',
  search: 'Find a learner',
  searchHint: 'By name or email address',
  failed: 'The learners could not be loaded.',
  more: 'Show more learners',
  empty: 'Nobody fits.',
  emptyHint: 'Another search may have whom you look for.',
  state: 'Shown',
  states: { left: 'Those who left' },
  anyState: 'Those who are enrolled',
  orders: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    furthest: 'Furthest first',
    behind: 'Least progress first',
    active: 'Last active first',
    idle: 'Longest inactive first',
  },
  since: (day: string) => `Enrolled ${day}`,
  left: (day: string) => `Left ${day}`,
  percent: (percent: number) => `${percent} %`,
  finished: 'Finished',
  progressOf: (name: string) => `Progress of ${name}`,
  facts: {
    email: 'Email',
    enrolled: 'Enrolled',
    lesson: 'Goes on in',
    active: 'Last active',
    finished: 'Finished',
    left: 'Left',
  },
  nothingLeft: 'Nothing is left to do, or nothing was begun',
  never: 'Never',
  notYet: 'Not yet',
  enrol: 'Enrol somebody',
  address: 'Email address',
  addressHint: 'The one that they log in with. They need an account.',
  add: 'Enrol',
  added: (email: string) => `${email} is enrolled.`,
  end: 'End the enrolment',
  endTitle: (name: string) => `End the enrolment of ${name}?`,
  endText:
    'They cannot learn in this course any more. What they learnt, handed in and said there is kept, and they may enrol again.',
  restore: 'Enrol again',
} as const;

const people = (count: number) => (count === 1 ? '1 enrolment' : `${count} enrolments`);

export const manyLearnerMessages = {
  end: 'End the enrolments',
  endTitle: (count: number) => `End ${people(count)}?`,
  ended: (count: number) => `${people(count)} ended.`,
  restore: 'Enrol again',
  restored: (count: number) => (count === 1 ? '1 learner is enrolled again.' : `${count} learners are enrolled again.`),
} as const;
