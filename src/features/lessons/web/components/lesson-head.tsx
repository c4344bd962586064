import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import type { LessonPlace } from '../../outline.ts';
import { lessonMessages } from '../messages.ts';
import { LessonFacts } from './lesson-facts.tsx';

interface LessonHeadProps {
  readonly course: Course;
  readonly place: LessonPlace;
}

/** Head of a lesson: its position in the course, its title, its topic, and its duration and tasks. */
export function LessonHead({ course, place }: LessonHeadProps) {
  const { lesson, chapter, number, of } = place;
  return (
    <div className="grid gap-4">
      <Breadcrumb label={lessonMessages.breadcrumb} current={lesson.title}>
        <Link to="/courses">{lessonMessages.courses}</Link>
        <Link to="/course/$courseId" params={{ courseId: course.courseId }}>
          {course.title}
        </Link>
      </Breadcrumb>
      <p className="mt-3 text-sm font-semibold text-primary">{lessonMessages.place(chapter, number, of)}</p>
      <h1 className="max-w-2xl text-h1">{lesson.title}</h1>
      <p className="max-w-2xl text-lead text-muted">{lesson.summary}</p>
      <LessonFacts lesson={lesson} />
    </div>
  );
}
