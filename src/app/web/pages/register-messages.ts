export const registerPageMessages = {
  meta: { title: 'Sign Up', description: 'Create an account to enroll in courses and track your progress.' },
  firstStepsPart: { failed: 'The next steps could not be loaded.', retry: 'Try again' },
} as const;
