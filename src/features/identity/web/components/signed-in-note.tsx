import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { CourseInMind } from '../course-in-mind.ts';
import { signedInMessages } from '../messages.ts';

interface SignedInNoteProps {
  readonly text: string;
  /** The course that the user came from, if any. */
  readonly course?: CourseInMind | undefined;
  /** True if it replaces the submitted form. */
  readonly takesFocus?: boolean;
}

/** Tells the user that they are signed in, and links to their course and the dashboard. */
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
