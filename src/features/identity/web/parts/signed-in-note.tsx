import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { CourseInMind } from '../course-in-mind.ts';
import { signedInMessages } from '../messages.ts';

interface SignedInNoteProps {
  readonly text: string;
  /** What they came for, if for a course. */
  readonly course?: CourseInMind | undefined;
  /** Where it stands in place of the form that was sent. */
  readonly takesFocus?: boolean;
}

/** Says that somebody is signed in, and offers the course that they came for and the dashboard. */
export function SignedInNote({ text, course, takesFocus = false }: SignedInNoteProps) {
  const note = useFocusWhen(takesFocus);
  return (
    <Card className="grid gap-6">
      <div ref={note} tabIndex={-1}>
        <StatusLine>{text}</StatusLine>
      </div>
      <div className="grid gap-3">
        {course && (
          <LinkButton to="/course/$courseId" params={{ courseId: course.courseId }}>
            {signedInMessages.course(course.title)}
          </LinkButton>
        )}
        <LinkButton to="/dashboard" variant={course ? 'secondary' : 'primary'}>
          {signedInMessages.dashboard}
        </LinkButton>
      </div>
    </Card>
  );
}
