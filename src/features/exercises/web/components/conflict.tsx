import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import type { ServerDraft } from '../../../../platform/web/sync/synced-draft.ts';
import type { Files } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { FileTexts } from './file-texts.tsx';

const texts = exerciseMessages.conflict;

interface ConflictProps {
  readonly theirs: ServerDraft<Files>;
  readonly onChoose: (whose: 'mine' | 'theirs') => void;
}

/** Dialog that resolves a conflict between the drafts of two windows or devices. */
export function Conflict({ theirs, onChoose }: ConflictProps) {
  const titleId = useId();
  return (
    <div
      role="alertdialog"
      aria-labelledby={titleId}
      className="grid gap-3 rounded-md border border-danger bg-danger-soft p-4"
    >
      <p id={titleId} className="font-semibold">
        {texts.title}
      </p>
      <p className="text-sm">{texts.text(theirs.savedAt)}</p>
      <details>
        <summary className="text-sm font-semibold">{texts.other}</summary>
        <FileTexts files={theirs.value} />
      </details>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => onChoose('mine')}>
          {texts.mine}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onChoose('theirs')}>
          {texts.theirs}
        </Button>
      </div>
    </div>
  );
}
