import type { EditedKind, ItemState } from './kinds-contract.ts';

/** Labels of the kinds, on the page and in its file. */
export const kindWords = {
  course: 'Course',
  outline: 'Course outline',
  lesson: 'Lesson',
  exercise: 'Exercise',
  quiz: 'Quiz',
  cast: 'Screencast',
  video: 'Video',
  captions: 'Video captions',
  tracks: 'Tracks',
  career: 'Career',
  opening: 'Opening',
  article: 'Article',
  page: 'Page',
} as const satisfies Record<EditedKind, string>;

/** Labels of the states, on the page and in its file. */
export const stateWords = {
  shipped: 'Original',
  edited: 'Changed',
  draft: 'Draft',
  'in-review': 'In review',
  'changes-wanted': 'Changes requested',
  approved: 'Approved',
  scheduled: 'Scheduled',
  removed: 'Unpublished',
} as const satisfies Record<ItemState, string>;
