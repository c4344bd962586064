import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { sentences } from '../../../../ui/sentences.ts';
import { dateTimeText } from '../../../admin/web/public.ts';
import { editorMessages } from '../content-messages.ts';
import type { ContentDraft } from '../use-content-draft.ts';
import { reviewMessages as texts } from './messages.ts';
import { type ContentReview, useContentReviews } from './review-data.ts';
import { ReviewForm } from './review-form.tsx';

interface ReviewProps {
  readonly draft: ContentDraft;
  readonly onDone: (text: string) => void;
}

/** Comments on a draft, with the form to add one. */
export function Part({ draft, onDone }: ReviewProps) {
  const reviews = useContentReviews(draft.item);
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h3 className="text-h3">{texts.title}</h3>
      {draft.item.draft && !draft.theirs && <ReviewForm draft={draft} onDone={onDone} />}
      <LoadedList
        query={reviews}
        lines={3}
        texts={{ failed: texts.failed, retry: editorMessages.retry, more: texts.more }}
        empty={<p className="text-muted">{texts.empty}</p>}
      >
        {(all) => (
          <ul className="divide-y divide-line border-y border-line">
            {all.map((review) => (
              <ReviewLine key={review.id} review={review} />
            ))}
          </ul>
        )}
      </LoadedList>
    </section>
  );
}

function ReviewLine({ review: { verdict, text, by, at } }: { readonly review: ContentReview }) {
  return (
    <li className="grid max-w-2xl gap-1 py-3">
      <p className="text-sm font-semibold">{texts.reviewDecisions[verdict]}</p>
      {text !== '' && (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      <p className="text-xs wrap-anywhere text-muted">{sentences(dateTimeText(at), by !== null && texts.by(by))}</p>
    </li>
  );
}
