import { failureText } from '../../../platform/web/failure-text.ts';
import type { CreatableKind } from '../kinds-contract.ts';
import { newContentMessages as texts } from './content-messages.ts';
import { useKnownTitles } from './known-titles.ts';
import { isNamedAfterOther, placeKindOf } from './new-item.ts';

/**
 * Courses or lessons to which new content can belong, as labels by id; for an outline or a quiz, only those without
 * one. A lesson's label includes its course.
 */
export function usePlaces(kind: CreatableKind) {
  const placeKind = placeKindOf(kind);
  const courses = useKnownTitles(placeKind && 'course');
  const lessons = useKnownTitles(placeKind === 'lesson' ? placeKind : undefined);
  const there = useKnownTitles(isNamedAfterOther(kind) ? kind : undefined);
  const queries = [courses, ...(placeKind === 'lesson' ? [lessons] : []), ...(isNamedAfterOther(kind) ? [there] : [])];
  const isPending = placeKind !== undefined && queries.some(({ data }) => data === undefined);
  const failure = queries.find(({ error }) => error)?.error;
  const titles = (placeKind === 'lesson' ? lessons.data : courses.data) ?? {};
  const nameOf = (id: string, title: string) =>
    placeKind === 'lesson' ? `${courses.data?.[id.split('/')[0] ?? ''] ?? id}: ${title}` : title;
  const free = isPending ? [] : Object.entries(titles).filter(([id]) => !isNamedAfterOther(kind) || !there.data?.[id]);
  return {
    isPending,
    names: Object.fromEntries(free.map(([id, title]) => [id, nameOf(id, title)])),
    isNone: !isPending && free.length === 0,
    problem: failure && failureText(failure, texts.placesFailed),
  };
}
