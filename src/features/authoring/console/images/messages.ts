/** Texts of the image list. */
export const imageListMessages = {
  lead: 'All texts in the same folder share these images.',
  failed: 'The images could not be loaded.',
  more: 'Show more images',
  empty: 'No images yet.',
  alt: (words: string) => `Alt text: ${words}`,
  textShows: 'Used on the site.',
  draftShows: 'Used in the draft.',
  otherShows: (path: string) => `Used in ${path}.`,
  otherDraftShows: (path: string) => `Used in a draft of ${path}.`,
  unused: 'Not used.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'No published text and no draft uses it. If you restore an older version that uses it, the image comes back. Otherwise it is gone for good.',
  removed: (name: string) => `${name} was removed.`,
  failedAct: 'The image could not be removed. Please try again.',
} as const;

/** Texts of the picture field of a course, a video or a page. */
export const pictureMessages = {
  choose: 'Choose a picture',
  upload: 'Or upload one',
  uploading: 'Uploading …',
  uploaded: (name: string) => `${name} was uploaded and selected.`,
} as const;
