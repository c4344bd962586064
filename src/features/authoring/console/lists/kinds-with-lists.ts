import type { EditedKind } from '../../kinds-contract.ts';

/** Kinds whose files have form fields for lists or a rule: only for these is that part loaded. */
export const kindsWithLists = [
  'course',
  'outline',
  'quiz',
  'tracks',
  'career',
  'opening',
  'article',
  'page',
] as const satisfies readonly EditedKind[];

export type KindWithLists = (typeof kindsWithLists)[number];
