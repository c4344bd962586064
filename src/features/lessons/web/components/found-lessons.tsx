import { Link } from '@tanstack/react-router';
import { Failed } from '../../../../ui/failed.tsx';
import { Marked } from '../../../../ui/marked.tsx';
import type { Outline } from '../../outline.ts';
import { findMessages } from '../find-messages.ts';
import { useFoundLessons } from '../use-found-lessons.ts';

/** Lessons of a course that contain all of the words. */
export function Part({ outline, words }: { readonly outline: Outline; readonly words: string }) {
  const { lessons, isLooking, failure, retry } = useFoundLessons(outline, words);
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs font-semibold text-muted">
        {isLooking
          ? findMessages.looking
          : lessons.length === 0
            ? findMessages.none
            : findMessages.found(lessons.length)}
      </p>
      {failure !== null && (
        <div className="text-sm">
          <Failed text={failure} retry={findMessages.retry} busy={isLooking} onRetry={retry} />
        </div>
      )}
      <ul aria-label={findMessages.results} className="grid gap-1">
        {lessons.map(({ lessonId, title, titleMarks, excerpt, excerptMarks }) => (
          <li key={lessonId}>
            <Link
              to="/course/$courseId/learn/$lessonId"
              params={{ courseId: outline.courseId, lessonId }}
              className="-mx-2 block rounded-md px-2 py-2 hover:bg-hover"
            >
              <span className="block text-sm font-semibold">
                <Marked text={title} marks={titleMarks} />
              </span>
              <span className="block text-xs text-muted">
                <Marked text={excerpt} marks={excerptMarks} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
