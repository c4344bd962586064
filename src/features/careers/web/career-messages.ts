/** Texts of a career's page. */
export const careerMessages = {
  part: { failed: 'The path to this career could not be loaded.', retry: 'Try again' },
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  careers: 'Careers',
  chooseTitle: 'Is this your direction?',
  chooseText: 'Enroll in careers in the Career Center. Your careers appear on your dashboard.',
  choose: 'Open the Career Center',
  others: 'Other careers',
} as const;
