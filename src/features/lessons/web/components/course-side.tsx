import { Link } from '@tanstack/react-router';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import type { Progress } from '../../../progress/derive.ts';
import type { Lesson, Outline } from '../../outline.ts';
import { lessonMessages } from '../messages.ts';
import { FindInCourse } from './find-in-course.tsx';
import { SaveOffline } from './save-offline-part.ts';
import { OutlineList } from './outline-list.tsx';
import { SectionList } from './later-parts.ts';

export interface CourseSideProps {
  readonly course: Course;
  readonly outline: Outline;
  readonly progress: Progress | undefined;
  /** Id of the current lesson, and its sections. */
  readonly current: string;
  readonly sections: Lesson['sections'];
  /** Id of the section that is read; empty above the first. */
  readonly section: string;
}

/** Column beside a lesson: its course, the learner's progress in it, and links to all other lessons. */
export function CourseSide({ course, outline, progress, current, sections, section }: CourseSideProps) {
  const { courseId, title } = course;
  return (
    <div className="grid gap-6">
      <div className="grid gap-3 px-2">
        <Link
          to="/course/$courseId"
          params={{ courseId }}
          className="font-display text-h3 font-bold underline-offset-4 hover:text-primary hover:underline"
        >
          {title}
        </Link>
        {progress && <CourseProgress title={title} progress={progress} />}
      </div>
      <div className="px-2 [&_nav]:-mx-2">
        <FindInCourse outline={outline}>
          <nav aria-label={lessonMessages.outline}>
            <OutlineList outline={outline} progress={progress} current={current}>
              <SectionList sections={sections} section={section} progress={progress} />
            </OutlineList>
          </nav>
        </FindInCourse>
      </div>
      {progress && (
        <div className="px-2">
          <SaveOffline courseId={courseId} isEnrolled />
        </div>
      )}
    </div>
  );
}

function CourseProgress({ title, progress }: { readonly title: string; readonly progress: Progress }) {
  const { percent } = progress;
  return (
    <ProgressBar label={lessonMessages.progress(title)} percent={percent} text={lessonMessages.percent(percent)} />
  );
}
