import { type CreatableKind, partKinds } from '../../../authoring/kinds-contract.ts';
import type { NewContent } from './content-data.ts';

/** In what it belongs: a course, or for a quiz its lesson; undefined for what stands by itself. */
export function placeKindOf(kind: CreatableKind): 'course' | 'lesson' | undefined {
  if (kind === 'quiz') return 'lesson';
  return kind === 'outline' || partKinds.some((each) => each === kind) ? 'course' : undefined;
}

/** Whether it has the id, and goes by the title, of what it belongs to: each of those has one at most. */
export function isNamedAfterOther(kind: CreatableKind): kind is 'outline' | 'quiz' {
  return kind === 'outline' || kind === 'quiz';
}

interface Written {
  readonly kind: CreatableKind;
  readonly title: string;
  readonly id: string;
  /** The id of what it belongs to; '' for what stands by itself. */
  readonly place: string;
}

/** What the server is asked to begin. */
export function newItem({ kind, title, id, place }: Written): NewContent {
  if (isNamedAfterOther(kind)) return { kind, id: place, title: place };
  return { kind, id: placeKindOf(kind) === undefined ? id : `${place}/${id}`, title };
}

/** What an id is made of, of a title: letters without their accents. */
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
