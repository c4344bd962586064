export const loginPageMessages = {
  title: 'Login',
  description: 'Log in with your email address and password, or reset a forgotten password.',
} as const;
