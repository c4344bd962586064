import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useAllowAttempt, useAttemptRequests } from '../data.ts';
import { requestMessages, detailMessages as texts } from '../messages.ts';

interface ExtraAttemptProps {
  readonly courseId: string;
  readonly userId: string;
  readonly lessonId: string;
  /** Title of the lesson. */
  readonly title: string;
}

/**
 * Button that allows another attempt to a learner who has not passed a quiz: without a pause, at a hard limit, the course's
 * certificate would be out of reach.
 */
export function ExtraAttempt({ title, ...place }: ExtraAttemptProps) {
  const { mutate, isPending, error, data } = useAllowAttempt(place);
  const requests = useAttemptRequests(place.courseId).data ?? [];
  const request = requests.find(({ userId, lessonId }) => userId === place.userId && lessonId === place.lessonId);
  return (
    <div className="grid justify-items-start gap-2">
      <DoneLine takesFocus={data !== undefined}>
        {data && (data.isNew ? texts.allowed : texts.stillLeft(data.attemptsLeft))}
      </DoneLine>
      {!data && request && <p className="text-sm font-medium">{requestMessages.askedAt(request.requestedAt)}</p>}
      {!data && (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          aria-label={texts.allowAt(title)}
          onClick={() => mutate()}
        >
          {texts.allow}
        </Button>
      )}
      <ErrorLine>{error && failureText(error, texts.allowFailed)}</ErrorLine>
    </div>
  );
}
