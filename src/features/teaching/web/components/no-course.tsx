import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { teachingMessages } from '../messages.ts';

/** Shown instead of a page of a course that does not exist. */
export function NoCourse() {
  return (
    <Width>
      <PageTitle title={teachingMessages.notFound} lead={teachingMessages.notFoundText} />
      <LinkButton to="/teach">{teachingMessages.allCourses}</LinkButton>
    </Width>
  );
}
