export const profilePageMessages = {
  title: 'Profile',
  description: 'Your display name, photo, email address and courses.',
} as const;
