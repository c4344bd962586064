import { photoSize } from '../photo-contract.ts';

/** Texts of the profile photo. */
export const photoMessages = {
  title: 'Picture',
  lead: 'It stands beside your name on your own pages; nobody else is shown it.',
  choose: 'Choose a picture',
  chooseHint: `A JPEG, PNG or WebP of any size. You choose the part that is shown; only that is sent, as a square of ${photoSize} pixels.`,
  unreadable: 'This file is no picture that your browser can read. Please choose a JPEG, PNG or WebP.',
  preview: 'The part that is shown. Drag it, or use the sliders.',
  zoom: 'Size',
  across: 'Left to right',
  down: 'Top to bottom',
  save: 'Save the picture',
  saved: 'Your picture is saved.',
  cancel: 'Cancel',
  remove: 'Remove the picture',
  removed: 'Your picture is removed.',
  failed: 'The picture could not be saved. Please try again.',
  removeFailed: 'The picture could not be removed. Please try again.',
} as const;
