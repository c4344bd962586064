import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { Lesson, Outline } from '../../outline.ts';
import { lessonsKeyOf } from '../data.ts';
import { findInCourse } from '../find-in-course.ts';
import { findMessages } from '../find-messages.ts';

/** The lessons of a course in which all of the words stand. */
export function Part({ outline, words }: { readonly outline: Outline; readonly words: string }) {
  const found = findInCourse(outline, useLessonsAtHand(outline.courseId), words);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs font-semibold text-muted">
        {found.length === 0 ? findMessages.none : findMessages.found(found.length)}
      </p>
      <ul aria-label={findMessages.results} className="grid gap-1">
        {found.map(({ lessonId, title, excerpt }) => (
          <li key={lessonId}>
            <Link
              to="/course/$courseId/learn/$lessonId"
              params={{ courseId: outline.courseId, lessonId }}
              className="-mx-2 block rounded-md px-2 py-2 hover:bg-hover"
            >
              <span className="block text-sm font-semibold">{title}</span>
              <span className="block text-xs text-muted">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lessons of the course that this window has read. */
function useLessonsAtHand(courseId: string): readonly Lesson[] {
  const client = useQueryClient();
  const uid = useOwnUid();
  const known = [uid, null].flatMap((reader) =>
    client.getQueriesData<Lesson>({ queryKey: lessonsKeyOf(reader, courseId) }),
  );
  // Notes are kept beneath the lessons.
  return known.flatMap(([, data]) => (data && 'parts' in data ? [data] : []));
}
