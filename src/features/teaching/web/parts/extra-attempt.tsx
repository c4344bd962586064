import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useAllowAttempt } from '../data.ts';
import { detailMessages as texts } from '../messages.ts';

interface ExtraAttemptProps {
  readonly courseId: string;
  readonly userId: string;
  readonly lessonId: string;
  /** The lesson's. */
  readonly title: string;
}

/** A way on for somebody who has not passed a quiz: without one, neither the course nor its certificate can be reached any more. */
export function ExtraAttempt({ title, ...place }: ExtraAttemptProps) {
  const { mutate, isPending, error, data } = useAllowAttempt(place);
  return (
    <div className="grid justify-items-start gap-2">
      <DoneLine takesFocus={data !== undefined}>
        {data && (data.isNew ? texts.allowed : texts.stillLeft(data.attemptsLeft))}
      </DoneLine>
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
