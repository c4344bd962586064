import type * as z from 'zod/mini';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { AnswerResult } from '../../contract.ts';
import { exerciseMessages } from '../messages.ts';

const texts = exerciseMessages.question;

/** Whether an answer was right, and why; mounted before there is one, so that it is read out. */
export function AnswerOutcome({ outcome }: { readonly outcome: z.infer<typeof AnswerResult> | null }) {
  return (
    <div role="status" className="grid gap-3">
      {outcome && (
        <>
          <p className={cx('flex items-start gap-2 font-semibold', outcome.isRight ? 'text-primary' : 'text-danger')}>
            <PartIcon name={outcome.isRight ? 'success' : 'alert'} className="mt-0.5 size-5" />
            {sayingOf(outcome)}
          </p>
          {outcome.feedback.map((html, place) => (
            <RichText key={place} as="div" html={html} className="prose border-l-4 border-marigold pl-4" />
          ))}
        </>
      )}
    </div>
  );
}

function sayingOf({ isRight, share, points, maxPoints }: z.infer<typeof AnswerResult>): string {
  if (isRight) return texts.right(points, maxPoints);
  return share > 0 ? texts.partly : texts.wrong;
}
