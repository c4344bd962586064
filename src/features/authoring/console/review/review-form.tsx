import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LimitedTextArea } from '../../../../ui/limited-field.tsx';
import type { ReviewDecision } from '../../kinds-contract.ts';
import { call, paramsOf, textOf } from '../content-data.ts';
import type { ContentDraft } from '../use-content-draft.ts';
import { reviewMessages as texts } from './messages.ts';
import { useReview } from './review-data.ts';

interface ReviewFormProps {
  readonly draft: ContentDraft;
  readonly onDone: (text: string) => void;
}

const decisions: readonly ReviewDecision[] = ['approved', 'changes-wanted'];

/** Form to comment on a draft; a reviewer can also approve it or request changes. */
export function ReviewForm({ draft, onDone }: ReviewFormProps) {
  const { item, flush, follow } = draft;
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const review = useReview(item);
  const mayDecide = item.draft?.review?.mayDecide === true;
  const isUndecided = item.draft?.state === 'in-review';

  async function send(verdict: ReviewDecision) {
    const isMissing = verdict !== 'approved' && text.trim() === '';
    setEmpty(isMissing);
    review.reset();
    if (isMissing) return;
    // Saves unsaved input first, which changes the draft and its author.
    const saved = await flush();
    if (!saved?.draft) return;
    const body = { verdict, text, base: saved.draft.revision };
    review.mutate(body, { onSuccess: () => void settle(verdict, textOf(saved)) });
  }

  /** Reloads the item, because a decision has changed the draft. */
  async function settle(verdict: ReviewDecision, sent: string) {
    setText('');
    const now = await call('GET /api/admin/content/{kind}/{itemKey}', { params: paramsOf(item) }).catch(() => null);
    if (now) follow(now, sent);
    onDone(texts.said[verdict]);
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      <LeaveGuard active={text.trim() !== ''} />
      {isUndecided && !mayDecide && <p className="text-sm text-muted">{texts.ownWaits}</p>}
      <div className="w-full max-w-2xl">
        <LimitedTextArea
          label={texts.field}
          hint={texts.fieldHint}
          error={isEmpty ? texts.incomplete : undefined}
          value={text}
          maxLength={2000}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <ErrorLine>{review.error && failureText(review.error, texts.failedAct)}</ErrorLine>
      <div className="flex flex-wrap gap-3">
        {(mayDecide ? decisions : []).concat('comment').map((verdict) => (
          <Button key={verdict} variant="secondary" busy={review.isPending} onClick={() => void send(verdict)}>
            {texts.acts[verdict]}
          </Button>
        ))}
      </div>
    </div>
  );
}
