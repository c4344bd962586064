import { type CreatableKind, partKinds } from '../../../authoring/kinds-contract.ts';
import type { NewContent } from './content-data.ts';

const titleMaxLength = 100;

/** In what it belongs: a course, or for a quiz its lesson; undefined for what stands by itself. */
export function placeKindOf(kind: CreatableKind): 'course' | 'lesson' | undefined {
  if (kind === 'quiz') return 'lesson';
  return kind === 'outline' || partKinds.some((each) => each === kind) ? 'course' : undefined;
}

/** Whether it has the id, and goes by the title, of what it belongs to. */
export function isNamedAfterOther(kind: CreatableKind): boolean {
  return kind === 'outline' || kind === 'quiz';
}

interface Written {
  readonly kind: CreatableKind;
  readonly title: string;
  readonly id: string;
  /** The id of what it belongs to, and its title. */
  readonly place: string | undefined;
  readonly placeTitle: string | undefined;
}

/** What the server is asked to begin; null where its place has still to be chosen. */
export function newItem({ kind, title, id, place, placeTitle }: Written): NewContent | null {
  if (placeKindOf(kind) === undefined) return { kind, id, title };
  if (place === undefined) return null;
  if (isNamedAfterOther(kind)) return { kind, id: place, title: (placeTitle ?? place).slice(0, titleMaxLength) };
  return { kind, id: `${place}/${id}`, title };
}

/** What an id is made of, of a title. */
export function idFrom(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replaceAll(/^-+|-+$/g, '');
}
