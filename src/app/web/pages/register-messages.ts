export const registerPageMessages = {
  meta: { title: 'Sign Up', description: 'Create an account to enrol in courses and follow your progress.' },
  firstStepsPart: { failed: 'What comes next could not be loaded.', retry: 'Try again' },
} as const;
