import { Card } from '../../../../ui/card.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import type { CourseInMind } from '../course-in-mind.ts';
import { signedInMessages } from '../messages.ts';

interface SignedInNoteProps {
  readonly text: string;
  /** What they came for, if for a course. */
  readonly course?: CourseInMind | undefined;
}

/** Says that somebody is signed in, and offers the course that they came for and the dashboard. */
export function SignedInNote({ text, course }: SignedInNoteProps) {
  return (
    <Card className="grid gap-6">
      <StatusLine>{text}</StatusLine>
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
