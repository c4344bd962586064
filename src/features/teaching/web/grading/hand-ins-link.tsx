import { LinkButton } from '../../../../ui/link-button.tsx';
import { useWaitingCount } from './data.ts';
import { handInsMessages } from './messages.ts';

/** Link to a course's assignment submissions, with the number that need grading. */
export function HandInsLink({ courseId }: { readonly courseId: string }) {
  const waiting = useWaitingCount(courseId);
  return (
    <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} variant={waiting ? 'primary' : 'secondary'}>
      {handInsMessages.link(waiting)}
    </LinkButton>
  );
}
