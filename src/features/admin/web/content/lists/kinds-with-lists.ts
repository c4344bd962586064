import type { EditedKind } from '../../../../authoring/kinds-contract.ts';

/** The kinds whose files have lists or a rule that are written in fields: the part that shows them is loaded for these alone. */
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
