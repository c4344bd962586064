import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import { missingTitles } from '../messages.ts';
import { missingMessages } from '../missing-messages.ts';

interface MissingProps {
  /** Course that has no such lesson; undefined if there is no such course. */
  readonly course: Course | undefined;
}

/** Page of a lesson that does not exist. */
export function Part({ course }: MissingProps) {
  return (
    <Width>
      <PageTitle
        title={course ? missingTitles.lesson : missingTitles.course}
        lead={course ? missingMessages.lessonLead(course.title) : missingMessages.courseLead}
      />
      {course ? (
        <LinkButton to="/course/$courseId" params={{ courseId: course.courseId }}>
          {missingMessages.toCourse(course.title)}
        </LinkButton>
      ) : (
        <LinkButton to="/courses">{missingMessages.courses}</LinkButton>
      )}
    </Width>
  );
}
