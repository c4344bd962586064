/** Texts around the content of the site's own pages. */
export const sitePageMessages = {
  otherWays: 'Other ways to start',
  ways: { student: 'Student', individual: 'Individual', teacher: 'Teacher', start: 'Start a career' },
  solutions: 'Solutions for',
  solutionTabs: {
    schools: 'Schools',
    companies: 'Companies',
    nonProfits: 'Non-profits',
    publicBodies: 'Public bodies',
  },
  topics: 'Topics',
  from: 'From',
  minutes: (count: number) => `${count} minutes`,
} as const;
