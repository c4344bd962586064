import { LinkButton } from '../../../../ui/link-button.tsx';
import { type HandInToGrade, useWaitingCount } from './data.ts';
import { gradeMessages as texts, handInMessages } from './messages.ts';

/** Link to the next submission that can be graded, or to the list if there is none. */
export function NextHandIn({ courseId, nextWaitingId }: Pick<HandInToGrade, 'courseId' | 'nextWaitingId'>) {
  const waiting = useWaitingCount(courseId);
  return nextWaitingId === null ? (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted">{texts.nothingNext}</p>
      <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} variant="secondary">
        {handInMessages.toList}
      </LinkButton>
    </div>
  ) : (
    <LinkButton
      to="/teach/$courseId/hand-ins/$handInId"
      params={{ courseId, handInId: nextWaitingId }}
      className="justify-self-start"
    >
      {texts.next(waiting)}
    </LinkButton>
  );
}
