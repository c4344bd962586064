/** Texts of the profile; those quoted in specification §2, §4 and §8 are verbatim. */
export const profileMessages = {
  title: 'Profile',
  loading: 'Loading...',
  preview: 'Preview',
  previewNote: 'What you type here is shown as a preview and is not saved.',
  displayName: 'Display name',
  photoUrl: 'Photo URL',
  photoHints: {
    none: 'The address of a picture, beginning with https://',
    shown: 'The preview shows this picture.',
    unusable: 'This is not the whole address of a picture, such as https://example.org/me.jpg.',
    notFound: 'There is no picture at this address.',
  },
  email: 'Email',
  coursesTitle: 'Enrolled courses',
  nameless: 'User',
  edit: 'Edit Profile',
} as const;

export const nameMessages = {
  title: 'What is your name?',
  lead: 'It greets you here and stands beside your feedback. You can also leave it for later.',
  save: 'Save',
  saved: 'Saved. You can change it in your profile at any time.',
} as const;

export const editProfileMessages = {
  title: 'Edit Profile',
  description: 'Change your name or your email address.',
  name: 'Name',
  email: 'Email',
  emailHint:
    'A changed address logs you in only after you have opened the link that we send to it and entered your password there.',
  save: 'Save',
  account: 'Password, sessions, your data, deleting the account',
  loadFailed: 'Failed to fetch data. Please check your internet connection.',
  retry: 'Try again',
  saveFailed: 'Failed to update profile. Please try again.',
  sessionEnded: 'Your session has ended. Please log in again to save it.',
  saved: 'Profile updated successfully!',
  emailToConfirm: (email: string) =>
    `We have sent a link to ${email}. Open it and enter your password to confirm the address.`,
} as const;
