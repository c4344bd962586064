/** Texts of a career's page. */
export const careerMessages = {
  part: { failed: 'The way to this career could not be loaded.', retry: 'Try again' },
  breadcrumb: 'Where this page stands',
  home: 'Home',
  careers: 'Careers',
  chooseTitle: 'Is this your direction?',
  chooseText: 'In the Career Center you enroll in careers. Those that you chose stand on your dashboard.',
  choose: 'Open the Career Center',
  others: 'Other careers',
} as const;
