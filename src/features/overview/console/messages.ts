export const overviewMessages = {
  failed: 'The overview could not be loaded.',
  retry: 'Try again',
  waiting: 'Needs attention',
  nothing: 'You are all caught up.',
  newMessages: (count: number) => (count === 1 ? '1 new message' : `${count.toLocaleString('en')} new messages`),
  newApplications: (count: number) =>
    count === 1 ? '1 new application' : `${count.toLocaleString('en')} new applications`,
  ownMessages: (count: number) =>
    count === 1 ? '1 new message assigned to you' : `${count.toLocaleString('en')} new messages assigned to you`,
  infectedCvs: (count: number) =>
    count === 1
      ? '1 application with a virus in its CV'
      : `${count.toLocaleString('en')} applications with a virus in their CVs`,
  draftsInReview: (count: number) =>
    count === 1 ? '1 draft waiting for review' : `${count.toLocaleString('en')} drafts waiting for review`,
  handInsToGrade: (count: number, course: string) =>
    `${count === 1 ? '1 assignment' : `${count.toLocaleString('en')} assignments`} to grade in ${course}`,
  unansweredFeedback: (count: number) =>
    count === 1
      ? '1 unanswered comment from the last 30 days'
      : `${count.toLocaleString('en')} unanswered comments from the last 30 days`,
  givenUpJobs: (count: number) =>
    count === 1 ? '1 email or other job failed' : `${count.toLocaleString('en')} emails and other jobs failed`,
  careers: 'Careers',
  lately: 'Activity',
  period: 'Period',
  periods: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },
  byDay: 'Days are in UTC. The last one is today.',
  tableCaption: (days: number) => `Activity on each of the last ${days} days`,
  onDay: (day: string, count: number) => `${day}: ${count.toLocaleString('en')}`,
  before: (count: number, days: number) => `${count.toLocaleString('en')} in the previous ${days} days`,
  day: 'Day',
  series: {
    signUps: 'Sign-ups',
    enrolments: 'Enrollments',
    completions: 'Completed courses',
    ratings: 'Ratings',
    applications: 'Applications',
    messages: 'Messages',
  },
  most: (count: number) => `Peak: ${count.toLocaleString('en')} a day`,
  count: (count: number) => count.toLocaleString('en'),
} as const;
