import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { lessonIdsOf } from './outline.ts';

interface NoteOfLesson {
  readonly lessonId: string;
  readonly text: string;
}

/** Notes on a course that are not empty, in the order of its lessons; notes on removed lessons come last. */
export function sortedNotes<Note extends NoteOfLesson>(
  content: Pick<ContentSnapshot, 'find'>,
  courseId: string,
  notes: readonly Note[],
): Note[] {
  const lessonIds = lessonIdsOf(content, courseId);
  const placeOf = ({ lessonId }: NoteOfLesson) =>
    lessonIds.includes(lessonId) ? lessonIds.indexOf(lessonId) : Infinity;
  return notes
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || one.lessonId.localeCompare(other.lessonId));
}

/** Title of a lesson; null if it is no longer in the course. */
export function lessonTitle(content: Pick<ContentSnapshot, 'find'>, courseId: string, lessonId: string): string | null {
  return content.find('lesson', `${courseId}/${lessonId}`)?.title ?? null;
}

/** A learner's notes on a course as one text, in the order of its lessons; notes on removed lessons come last. */
export function notesFile(
  content: Pick<ContentSnapshot, 'find'>,
  { courseId, title }: { readonly courseId: string; readonly title: string },
  notes: readonly NoteOfLesson[],
): string {
  const parts = sortedNotes(content, courseId, notes).map(({ lessonId, text }) => {
    const heading = lessonTitle(content, courseId, lessonId) ?? lessonId;
    return `## ${heading}\n\n${text.trim()}\n`;
  });
  return [`# ${title}: notes\n`, ...parts].join('\n');
}
