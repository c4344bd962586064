import { buttonStyle } from '../../../../ui/button-style.ts';
import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import type { CourseInMind } from '../course-in-mind.ts';
import { signedInMessages } from '../messages.ts';
import { useReturnAddress } from '../use-return-address.ts';

interface SignedInNoteProps {
  readonly text: string;
  /** The course that the user came from, if any. */
  readonly course?: CourseInMind | undefined;
  /** True if it replaces the submitted form. */
  readonly takesFocus?: boolean;
}

/** Tells the user that they are signed in, and links to the page or the course they came from, and to the dashboard. */
export function SignedInNote({ text, course, takesFocus = false }: SignedInNoteProps) {
  const note = useFocusWhen(takesFocus);
  const returnTo = useReturnAddress();
  return (
    <Card className="grid gap-6">
      <div ref={note} tabIndex={-1}>
        <StatusLine>{text}</StatusLine>
      </div>
      <div className="grid gap-3">
        {returnTo !== undefined && (
          <a href={returnTo} className={buttonStyle({})}>
            {signedInMessages.back}
          </a>
        )}
        {course && returnTo === undefined && (
          <LinkButton to="/course/$courseId" params={{ courseId: course.courseId }}>
            {signedInMessages.course(course.title)}
          </LinkButton>
        )}
        <LinkButton to="/dashboard" variant={course || returnTo !== undefined ? 'secondary' : 'primary'}>
          {signedInMessages.dashboard}
        </LinkButton>
      </div>
    </Card>
  );
}
