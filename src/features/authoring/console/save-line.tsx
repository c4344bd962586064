import { ErrorLine } from '../../../ui/error-line.tsx';
import { dateTimeText } from '../../admin/web/public.ts';
import { editorMessages as texts } from './content-messages.ts';
import type { ContentDraft } from './use-content-draft.ts';

/** Save status of the text, and its state on the server. */
export function SaveLine({ draft: { item, phase, isDirty, isKept, theirs } }: { readonly draft: ContentDraft }) {
  if (!isKept && isDirty) return <ErrorLine>{texts.notKept}</ErrorLine>;
  if (phase === 'failed' && isDirty && !theirs) return <ErrorLine>{texts.notSaved}</ErrorLine>;
  return (
    <p role="status" className="text-sm text-muted">
      {phase === 'saving' ? texts.saving : isDirty ? texts.unsaved : standing(item)}
    </p>
  );
}

function standing({ draft, published, state }: ContentDraft['item']): string {
  if (draft) return texts.saved(dateTimeText(draft.savedAt));
  if (state === 'removed') return texts.takenOff;
  return published ? texts.asPublished : texts.nothingYet;
}
