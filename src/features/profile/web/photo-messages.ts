import { photoSize } from '../photo-contract.ts';

/** Texts of the profile photo. */
export const photoMessages = {
  title: 'Picture',
  lead: 'It appears next to your name on your own pages. Nobody else sees it.',
  choose: 'Choose a picture',
  chooseHint: `A JPEG, PNG or WebP of any size. You choose the part to show. Only that part is uploaded, as a square of ${photoSize} pixels.`,
  unreadable: 'Your browser cannot read this file as a picture. Please choose a JPEG, PNG or WebP.',
  preview: 'The part to show. Drag it, or use the sliders.',
  zoom: 'Zoom',
  across: 'Left to right',
  down: 'Top to bottom',
  save: 'Save picture',
  saved: 'Your picture is saved.',
  cancel: 'Cancel',
  remove: 'Remove picture',
  removed: 'Your picture is removed.',
  failed: 'The picture could not be saved. Please try again.',
  removeFailed: 'The picture could not be removed. Please try again.',
} as const;
