import type { EditedKind, ItemState } from './kinds-contract.ts';

/** Labels of the kinds, on the page and in its file. */
export const kindWords = {
  course: 'Course',
  outline: 'Outline of a course',
  lesson: 'Lesson',
  exercise: 'Exercise',
  quiz: 'Quiz',
  cast: 'Recorded lesson',
  video: 'Video',
  captions: 'Captions of a video',
  tracks: 'Tracks',
  career: 'Career',
  opening: 'Opening',
  article: 'Article',
  page: 'Page',
} as const satisfies Record<EditedKind, string>;

/** Labels of the states, on the page and in its file. */
export const stateWords = {
  shipped: 'As imported',
  edited: 'Edited here',
  draft: 'Draft',
  'in-review': 'In review',
  'changes-wanted': 'Changes wanted',
  approved: 'Approved',
  scheduled: 'Scheduled',
  removed: 'Taken off',
} as const satisfies Record<ItemState, string>;
