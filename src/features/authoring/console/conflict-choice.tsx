import { Button } from '../../../ui/button.tsx';
import { ConfirmButton, dateTimeText } from '../../admin/web/public.ts';
import { textOf } from './content-data.ts';
import { conflictMessages as texts } from './content-messages.ts';
import { TextDifference } from './text-difference.tsx';
import type { ContentDraft } from './use-content-draft.ts';

/** Conflict between two texts of one item: shows the other one and lets the user choose. */
export function ConflictChoice({ draft }: { readonly draft: ContentDraft }) {
  const { item, theirs, text, phase, adopt, keepMine, flush } = draft;
  if (theirs) {
    const waitsUntil = theirs.draft?.publishAt ?? null;
    return (
      <section className="grid gap-4 rounded-lg border border-danger bg-surface p-5">
        <h3 className="text-h3">{texts.title}</h3>
        <p>{texts.text}</p>
        {waitsUntil !== null && <p>{texts.waits(dateTimeText(waitsUntil))}</p>}
        <TextDifference before={textOf(theirs)} after={text} />
        <div className="flex flex-wrap gap-3">
          {waitsUntil === null && (
            <Button busy={phase === 'saving'} onClick={keepMine}>
              {texts.keepMine}
            </Button>
          )}
          <ConfirmButton
            label={texts.takeTheirs}
            title={texts.takeTheirsTitle}
            text={texts.takeTheirsText}
            isDanger
            busy={false}
            onConfirm={() => adopt(theirs)}
          />
        </div>
      </section>
    );
  }
  if (!item.draft?.isOutdated) return null;
  const published = item.published?.source ?? '';
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <h3 className="text-h3">{texts.outdated}</h3>
      <p>{texts.outdatedText}</p>
      <TextDifference before={published} after={text} />
      <div>
        <Button variant="secondary" busy={phase === 'saving'} onClick={() => void flush(item.published?.hash ?? '')}>
          {texts.storeDraft}
        </Button>
      </div>
    </section>
  );
}
