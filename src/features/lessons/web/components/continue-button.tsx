import { LinkButton } from '../../../../ui/link-button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../../ui/button-style.ts';
import { resumeHash } from '../../course-to-continue.ts';
import { continueMessages } from '../course-messages.ts';

interface ContinueButtonProps {
  readonly courseId: string;
  readonly lesson: { readonly lessonId: string; readonly title: string };
  /** True if anything in the course was started. */
  readonly isBegun: boolean;
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
}

/** Link to the lesson where a learner stopped, and to the place in it. */
export function ContinueButton({ courseId, lesson, isBegun, size, variant }: ContinueButtonProps) {
  return (
    <LinkButton
      to="/course/$courseId/learn/$lessonId"
      params={{ courseId, lessonId: lesson.lessonId }}
      hash={resumeHash}
      size={size}
      variant={variant}
    >
      <span>{isBegun ? continueMessages.goOn : continueMessages.begin}</span>{' '}
      <span className="sr-only">{continueMessages.goOnWith(lesson.title)}</span>
    </LinkButton>
  );
}
