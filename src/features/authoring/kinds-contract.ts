/** The kinds of content that the console edits, in the order of its menu. */
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

/** Of what belongs to a course; its id begins with that of the course and a slash. */
export const partKinds = ['lesson', 'exercise', 'quiz', 'cast', 'video', 'captions'] as const;

/** What can be begun from nothing. A page has its address in the program, and all tracks stand in one file that is there. */
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

/** What can say that it is an example; of a course, its instructor is. */
export const exampleKinds = ['course', 'opening', 'article'] as const satisfies readonly EditedKind[];

export type CreatableKind = (typeof creatableKinds)[number];

/** What becomes of a draft. `approved` and `changes-wanted` are what a reviewer made of it. */
export const draftStates = ['draft', 'in-review', 'changes-wanted', 'approved', 'scheduled'] as const;

export type DraftState = (typeof draftStates)[number];

/** What a reviewer says of a draft; a comment decides nothing. */
export const verdicts = ['comment', 'approved', 'changes-wanted'] as const;

export type Verdict = (typeof verdicts)[number];

/**
 * What becomes of an item: `shipped` as a folder brought it, `edited` here since, `removed` here; and of its draft. A draft
 * says more than what is published beneath it.
 */
export const itemStates = ['shipped', 'edited', ...draftStates, 'removed'] as const;

export type ItemState = (typeof itemStates)[number];

/** Outline that lists a lesson: the published one, only its draft, or none. */
export const outlinePlaces = ['published', 'draft', 'none'] as const;

export type OutlinePlace = (typeof outlinePlaces)[number];

/** By kind in the order of the menu, by title, or what was saved as a draft last first. */
export const contentOrders = ['kind', 'title', 'saved'] as const;

export type ContentOrder = (typeof contentOrders)[number];

/** An item's id as it stands in an address: its slash is a tilde there, which no id has. */
export function keyOf(id: string): string {
  return id.replace('/', '~');
}

export function idOf(key: string): string {
  return key.replace('~', '/');
}
