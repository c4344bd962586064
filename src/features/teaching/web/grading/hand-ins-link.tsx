import { LinkButton } from '../../../../ui/link-button.tsx';
import { useWaitingCount } from './data.ts';
import { handInsMessages } from './messages.ts';

/** The way to what was handed in for a course, with how much of it waits. */
export function HandInsLink({ courseId }: { readonly courseId: string }) {
  const waiting = useWaitingCount(courseId);
  return (
    <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} variant={waiting ? 'primary' : 'secondary'}>
      {handInsMessages.link(waiting)}
    </LinkButton>
  );
}
