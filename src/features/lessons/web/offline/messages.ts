const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Texts of an offline course. */
export const offlineMessages = {
  region: 'Offline access to this course',
  keep: 'Download for offline use',
  measuring: 'Checking the size …',
  notMeasured: 'The size could not be checked.',
  size: (bytes: number) => `It takes ${megabytes(bytes)} on this device.`,
  what: 'Lessons, recordings, programs and practice questions then work offline, and your work is sent and checked later. Videos, quizzes and assignments need a connection.',
  confirm: (bytes: number) => `Download (${megabytes(bytes)})`,
  notNow: 'Not now',
  loading: 'Downloading the course …',
  progress: 'Download progress',
  loaded: (loaded: number, total: number) => `${megabytes(loaded).replace(' MB', '')} of ${megabytes(total)}`,
  stop: 'Stop',
  removing: 'Removing the course from this device …',
  kept: (bytes: number, at: number) =>
    `Available offline: ${megabytes(bytes)}, as of ${new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}.`,
  signOut: 'After you log out, it is hidden until you log in again.',
  left: 'You have left this course. Its lessons are still saved here.',
  removed: 'Removed from this device.',
  newer: 'A newer version is available.',
  update: 'Update',
  remove: 'Remove from this device',
  retry: 'Try again',
  cancel: 'Cancel',
  failures: {
    unreachable: 'The course could not be downloaded: the site did not respond. Nothing was saved.',
    moved: 'The site changed during the download. Please try again.',
    'no-room': 'There is not enough space for the course on this device. Nothing was saved.',
    refused: 'This browser does not let the site save the course. Nothing was saved.',
  },
} as const;
