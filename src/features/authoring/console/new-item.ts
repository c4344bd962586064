import { type CreatableKind, partKinds } from '../kinds-contract.ts';
import type { NewContent } from './content-data.ts';

/** Kind that it belongs to: a course, or for a quiz a lesson; undefined if it is independent. */
export function placeKindOf(kind: CreatableKind): 'course' | 'lesson' | undefined {
  if (kind === 'quiz') return 'lesson';
  return kind === 'outline' || partKinds.some((each) => each === kind) ? 'course' : undefined;
}

/** Returns true if it has the id and title of what it belongs to, which can have only one of it. */
export function isNamedAfterOther(kind: CreatableKind): kind is 'outline' | 'quiz' {
  return kind === 'outline' || kind === 'quiz';
}

interface NewItemText {
  readonly kind: CreatableKind;
  readonly title: string;
  readonly id: string;
  /** Id of what it belongs to; '' if it is independent. */
  readonly place: string;
}

/** Returns the request that creates the content. */
export function newItem({ kind, title, id, place }: NewItemText): NewContent {
  if (isNamedAfterOther(kind)) return { kind, id: place, title: place };
  return { kind, id: placeKindOf(kind) === undefined ? id : `${place}/${id}`, title };
}

/** Derives an id from a title: letters without accents. */
export function idFrom(title: string): string {
  return (
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 64)
      // linear: the name was cut
      .replaceAll(/^-+|-+$/g, '')
  );
}
