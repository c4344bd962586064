const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Texts of an offline course. */
export const offlineMessages = {
  region: 'This course without a network',
  keep: 'Keep this course on this device',
  measuring: 'Finding out how large it is …',
  notMeasured: 'How large it is could not be found out.',
  size: (bytes: number) => `It takes ${megabytes(bytes)} on this device.`,
  what: 'Lessons, recordings, programs and practice questions then work without a network, and what you do is sent and checked later. Videos, quizzes and hand-ins need one.',
  confirm: (bytes: number) => `Keep it (${megabytes(bytes)})`,
  notNow: 'Not now',
  loading: 'Loading the course onto this device …',
  progress: 'How much of the course is on this device',
  loaded: (loaded: number, total: number) => `${megabytes(loaded).replace(' MB', '')} of ${megabytes(total)}`,
  stop: 'Stop',
  removing: 'Removing the course from this device …',
  kept: (bytes: number, at: number) =>
    `Kept on this device: ${megabytes(bytes)}, as of ${new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}.`,
  signOut: 'After you have signed out, nobody is shown it until you sign in again.',
  left: 'You have left this course. Its lessons are still kept here.',
  removed: 'Removed from this device.',
  newer: 'A newer version is there.',
  update: 'Update',
  remove: 'Remove from this device',
  retry: 'Try again',
  cancel: 'Leave it',
  failures: {
    unreachable: 'The course could not be loaded: the site did not answer. Nothing was kept.',
    moved: 'The site was changed while the course was loaded. Please try again.',
    'no-room': 'There is not enough room for the course on this device. Nothing was kept.',
    refused: 'This browser does not let the site keep the course. Nothing was kept.',
  },
} as const;
