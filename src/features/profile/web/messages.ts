/** Texts of the profile; those quoted in specification §2, §4 and §8 are verbatim. */
export const profileMessages = {
  title: 'Profile',
  loading: 'Loading...',
  preview: 'Preview',
  previewNote: 'This is only a preview. Nothing you type here is saved.',
  displayName: 'Display name',
  photoUrl: 'Photo URL',
  photoHints: {
    none: 'The address of a picture, starting with https://',
    shown: 'The preview shows this picture.',
    unusable: 'Enter the full address of a picture, such as https://example.org/me.jpg.',
    notFound: 'There is no picture at this address.',
  },
  email: 'Email',
  coursesTitle: 'Enrolled courses',
  nameless: 'User',
  edit: 'Edit Profile',
} as const;

export const nameMessages = {
  title: 'What is your name?',
  lead: 'We greet you by name and show it with your feedback. You can also add it later.',
  save: 'Save',
  saved: 'Saved. You can change it in your profile at any time.',
} as const;

export const editProfileMessages = {
  title: 'Edit Profile',
  description: 'Change your name or your email address.',
  name: 'Name',
  email: 'Email',
  emailHint: 'To log in with a new address, first open the link we send to it and enter your password there.',
  save: 'Save',
  account: 'Password, sessions, your data, account deletion',
  loadFailed: 'Failed to fetch data. Please check your internet connection.',
  retry: 'Try again',
  saveFailed: 'Failed to update profile. Please try again.',
  saved: 'Profile updated successfully!',
  emailToConfirm: (email: string) =>
    `We sent a link to ${email}. Open it and enter your password to confirm the address.`,
} as const;
