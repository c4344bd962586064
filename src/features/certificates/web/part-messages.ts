/** Texts of the certificate list on dashboard and profile. */
export const myCertificatesMessages = {
  title: 'Your certificates',
  failed: 'Your certificates could not be loaded.',
  retry: 'Try again',
  empty: 'Complete a course, and its certificate appears here.',
  completed: 'Completed on',
  revoked: 'Revoked',
  hidden: 'Only you can see it',
  waiting: 'Confirm your email address to get it',
} as const;
