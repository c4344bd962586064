import { Link } from '@tanstack/react-router';
import { type LessonPlace, type Outline, lessonsOf } from '../../outline.ts';
import { neighbourMessages } from '../end-messages.ts';

const cardStyle =
  'group grid content-start gap-1 rounded-lg border border-line bg-surface p-5 hover:border-primary hover:bg-hover';

/** Links to the previous and the next lesson; after the last one, to the course. */
export function LessonNeighbours({ outline, place }: { readonly outline: Outline; readonly place: LessonPlace }) {
  const { courseId } = outline;
  const lessons = lessonsOf(outline);
  const previous = lessons[place.number - 2];
  const next = lessons[place.number];
  return (
    <nav aria-label={neighbourMessages.around} className="grid gap-4 sm:grid-cols-2 print:hidden">
      {next ? (
        <Link
          to="/course/$courseId/learn/$lessonId"
          params={{ courseId, lessonId: next.lessonId }}
          className={`${cardStyle} sm:order-2 sm:text-right`}
        >
          <span className="text-xs font-semibold text-muted">{neighbourMessages.next}</span>
          <span className="font-display text-h3 font-bold group-hover:text-primary">{next.title}</span>
        </Link>
      ) : (
        <Link to="/course/$courseId" params={{ courseId }} className={`${cardStyle} sm:order-2 sm:text-right`}>
          <span className="font-display text-h3 font-bold group-hover:text-primary">{neighbourMessages.last}</span>
        </Link>
      )}
      {previous && (
        <Link
          to="/course/$courseId/learn/$lessonId"
          params={{ courseId, lessonId: previous.lessonId }}
          className={cardStyle}
        >
          <span className="text-xs font-semibold text-muted">{neighbourMessages.previous}</span>
          <span className="font-display text-h3 font-bold group-hover:text-primary">{previous.title}</span>
        </Link>
      )}
    </nav>
  );
}
