import type { EditedKind } from '../../../../authoring/kinds-contract.ts';

/** The kinds whose files have lists that are written in fields: the part that shows them is loaded for these alone. */
export const kindsWithLists = [
  'outline',
  'quiz',
  'tracks',
  'career',
  'opening',
  'article',
  'page',
] as const satisfies readonly EditedKind[];

export type KindWithLists = (typeof kindsWithLists)[number];
