import { type Entry, isRecord } from './entry.ts';
import { listShapes } from './list-shapes.ts';
import { entriesIn, withEntries } from './list-text.ts';

/** Title of the first chapter in an empty outline. */
const firstChapter = 'First steps';

/** Returns an outline's text with a lesson at the end of its last chapter; null if a change would lose something. */
export function withLesson(outline: string, lessonId: string): string | null {
  const [shape] = listShapes.outline;
  const chapters = shape && entriesIn(outline, shape);
  if (!shape || !chapters) return null;
  const last = chapters.at(-1);
  if (last === undefined) return withEntries(outline, shape, [{ title: firstChapter, lessons: [lessonId] }]);
  if (!isRecord(last)) return null;
  const lessons = [...(last['lessons'] as readonly Entry[]), lessonId];
  return withEntries(outline, shape, [...chapters.slice(0, -1), { ...last, lessons }]);
}
