import { Link } from '@tanstack/react-router';
import type { Course } from '../../../courses/catalogue.ts';
import type { CourseProgress } from '../../../lessons/course-to-continue.ts';
import { ContinueButton } from '../../../lessons/web/public.ts';
import { workspaceMessages } from '../messages.ts';
import { CourseNotes } from './course-notes.tsx';

interface CourseWorkspaceProps {
  readonly uid: string;
  readonly courseId: string;
  /** Undefined for a course that no longer exists. */
  readonly course: Course | undefined;
  /** The learner's progress; undefined while it is not known. */
  readonly progress: CourseProgress | undefined;
  /** Words that shown notes contain. */
  readonly words: string;
}

/** One course in progress: links to its pages, and the learner's notes on it. */
export function CourseWorkspace({ uid, courseId, course, progress, words }: CourseWorkspaceProps) {
  const title = course?.title ?? courseId;
  return (
    <li className="grid gap-x-8 gap-y-5 py-7 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="grid content-start gap-3 max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-4">
        {course && (
          <img
            src={course.image}
            alt=""
            width="640"
            height="400"
            className="aspect-[16/10] w-full rounded-md object-cover max-sm:row-span-2"
          />
        )}
        <h3 className="text-h3">{title}</h3>
        <ul className="grid justify-items-start gap-1 text-sm">
          <li>
            <Link
              to="/course/$courseId"
              params={{ courseId }}
              className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              {workspaceMessages.toCourse}
              <span className="sr-only">{workspaceMessages.ofCourse(title)}</span>
            </Link>
          </li>
        </ul>
        {progress?.nextLesson && (
          <div className="max-sm:col-span-2">
            <p className="mb-2 text-sm text-muted">{workspaceMessages.next(progress.nextLesson.title)}</p>
            <ContinueButton
              courseId={courseId}
              lesson={progress.nextLesson}
              isBegun={progress.lastActiveAt !== null}
              size="small"
            />
          </div>
        )}
      </div>
      {course && <CourseNotes uid={uid} courseId={courseId} title={title} words={words} />}
    </li>
  );
}
