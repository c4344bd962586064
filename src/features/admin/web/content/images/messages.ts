/** Texts of the image list. */
export const imageListMessages = {
  lead: 'All texts in the same folder share these images.',
  failed: 'The images could not be loaded.',
  more: 'Show more images',
  empty: 'There is no image beside this text.',
  alt: (words: string) => `For those who do not see it: ${words}`,
  textShows: 'The text on the site shows it.',
  draftShows: 'The draft shows it.',
  otherShows: (path: string) => `Shown by ${path}.`,
  otherDraftShows: (path: string) => `Shown by a draft of ${path}.`,
  unused: 'No text shows it.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText:
    'No text on the site and no draft shows it. If an older version does, the image comes back when that version is restored. Otherwise it is gone for good.',
  removed: (name: string) => `${name} is removed.`,
  failedAct: 'The image could not be removed. Please try again.',
} as const;

/** Texts of the picture field of a course, a video or a page. */
export const pictureMessages = {
  choose: 'Choose a picture',
  upload: 'Or upload one',
  uploading: 'Uploading …',
  uploaded: (name: string) => `${name} is uploaded and chosen.`,
} as const;
