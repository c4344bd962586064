import { Link } from '@tanstack/react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { courseMinutes } from '../../course-minutes.ts';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { useCourseProgress } from '../../../progress/web/public.ts';
import { type Outline, type OutlineLesson, lessonsOf } from '../../outline.ts';
import { courseOutlineMessages } from '../course-messages.ts';
import { lessonFacts } from '../messages.ts';
import { CompletionLine } from './completion-line.tsx';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonStateMark } from './lesson-state.tsx';

type State = Parameters<typeof LessonStateMark>[0]['state'];

/** Outline on the course's own page: chapters of lessons with their durations and tasks, and for learners what is done. */
export function CourseOutline({ outline }: { readonly outline: Outline }) {
  const isEnrolled = useEnrolment(outline.courseId).status === 'enrolled';
  const { progress } = useCourseProgress(outline.courseId, undefined, isEnrolled);
  const lessons = lessonsOf(outline);
  const numbers = new Map(lessons.map(({ lessonId }, index) => [lessonId, index + 1]));
  const states = new Map(isEnrolled ? progress?.lessons.map(({ lessonId, state }) => [lessonId, state]) : []);
  const duration = lessonFacts.duration(courseMinutes(lessons));
  const extras = [
    lessons.some(({ exercises }) => exercises.length > 0) && 'exercises',
    lessons.some(({ quiz }) => quiz) && 'quizzes',
  ].filter((extra) => extra !== false);
  return (
    <section aria-labelledby="lessons-title">
      <h2 id="lessons-title" className="text-h2">
        {courseOutlineMessages.title}
      </h2>
      <p className="mt-2 text-muted">{courseOutlineMessages.lead(lessons.length, duration, extras)}</p>
      <CompletionLine outline={outline} progress={isEnrolled ? progress : undefined} />
      <ol className="mt-8 grid gap-10">
        {outline.chapters.map(({ title, lessons: ofChapter }, index) => (
          <li key={title} className="grid gap-x-12 gap-y-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
            <h3 className="text-h3">{courseOutlineMessages.chapter(index + 1, title)}</h3>
            <ol className="divide-y divide-line border-y border-line">
              {ofChapter.map((lesson) => (
                <LessonRow
                  key={lesson.lessonId}
                  courseId={outline.courseId}
                  lesson={lesson}
                  number={numbers.get(lesson.lessonId) ?? 0}
                  state={states.get(lesson.lessonId)}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LessonRowProps {
  readonly courseId: string;
  readonly lesson: OutlineLesson;
  readonly number: number;
  readonly state: State;
}

function LessonRow({ courseId, lesson, number, state }: LessonRowProps) {
  const { lessonId, title, summary, isOpen } = lesson;
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-5">
      <LessonStateMark state={state} number={number} />
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h4 className="text-base leading-7 font-bold">
            <Link
              to="/course/$courseId/learn/$lessonId"
              params={{ courseId, lessonId }}
              className="underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h4>
          {isOpen && <Badge tone="primary">{lessonFacts.open}</Badge>}
        </div>
        <p className="max-w-prose text-sm text-muted">{summary}</p>
        <LessonFacts lesson={lesson} />
      </div>
    </li>
  );
}
