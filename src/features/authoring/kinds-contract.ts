import { list } from '../../platform/contract/list.ts';

/** Kinds of content that the console edits, in the order of its menu. */
export const editedKinds = [
  'course',
  'outline',
  'lesson',
  'exercise',
  'quiz',
  'cast',
  'video',
  'captions',
  'tracks',
  'career',
  'opening',
  'article',
  'page',
] as const;

export type EditedKind = (typeof editedKinds)[number];

/** Kinds that are part of a course; an id begins with that of the course and a slash. */
export const partKinds = ['lesson', 'exercise', 'quiz', 'cast', 'video', 'captions'] as const;

/** Kinds that can be created. Addresses of pages are defined in code, and all tracks are in one existing file. */
export const creatableKinds = [
  'course',
  'outline',
  'lesson',
  'exercise',
  'quiz',
  'cast',
  'career',
  'opening',
  'article',
] as const;

/** Kinds that can be marked as examples; a course is marked through its instructor. */
export const exampleKinds = ['course', 'opening', 'article'] as const satisfies readonly EditedKind[];

export type CreatableKind = (typeof creatableKinds)[number];

/** States of a draft. Reviewers set `approved` and `changes-wanted`. */
export const draftStates = ['draft', 'in-review', 'changes-wanted', 'approved', 'scheduled'] as const;

export type DraftState = (typeof draftStates)[number];

/** Review decisions; a comment does not change the draft's state. */
export const reviewDecisions = ['comment', 'approved', 'changes-wanted'] as const;

export type ReviewDecision = (typeof reviewDecisions)[number];

/**
 * States of an item: `shipped` as imported from a folder, `edited` here since then, `removed` here; or those of its
 * draft, which take precedence over the published text.
 */
export const itemStates = ['shipped', 'edited', ...draftStates, 'removed'] as const;

export type ItemState = (typeof itemStates)[number];

/** Outline that lists a lesson: the published one, only its draft, or none. */
export const outlinePlaces = ['published', 'draft', 'none'] as const;

export type OutlinePlace = (typeof outlinePlaces)[number];

/** Sort orders: by kind in menu order, by title, or by last saved draft. */
const contentOrders = ['kind', 'title', 'saved'] as const;

export type ContentOrder = (typeof contentOrders)[number];

/** List of all content. `mark` selects only examples, or everything else. */
export const contentList = list({
  filters: { kind: editedKinds, state: itemStates, mark: ['example', 'own'] },
  orders: contentOrders,
});

/** Item id in an address: the slash is replaced by a tilde, which no id contains. */
export function keyOf(id: string): string {
  return id.replace('/', '~');
}

export function idOf(key: string): string {
  return key.replace('~', '/');
}
