import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { lessonIdsOf } from './outline.ts';

interface NoteOfLesson {
  readonly lessonId: string;
  readonly text: string;
}

/** A learner's notes on a course as one text, in the order of its lessons; notes on removed lessons come last. */
export function notesFile(
  content: Pick<ContentSnapshot, 'find'>,
  { courseId, title }: { readonly courseId: string; readonly title: string },
  notes: readonly NoteOfLesson[],
): string {
  const lessonIds = lessonIdsOf(content, courseId);
  const placeOf = ({ lessonId }: NoteOfLesson) =>
    lessonIds.includes(lessonId) ? lessonIds.indexOf(lessonId) : Infinity;
  const sections = notes
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => Math.sign(placeOf(one) - placeOf(other)) || one.lessonId.localeCompare(other.lessonId));
  const parts = sections.map(({ lessonId, text }) => {
    const heading = content.find('lesson', `${courseId}/${lessonId}`)?.title ?? lessonId;
    return `## ${heading}\n\n${text.trim()}\n`;
  });
  return [`# ${title}: notes\n`, ...parts].join('\n');
}
