import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { SaveStatus, SyncedDraft } from '../../../../platform/web/sync/synced-draft.ts';
import type { Files, Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Conflict } from './conflict.tsx';
import { History } from './history.tsx';

interface DraftLineProps {
  readonly place: Place;
  readonly starter: Files;
  readonly draft: SyncedDraft<Files>;
  readonly saved: SaveStatus<Files>;
  readonly replaced: Files | null;
  /** True if the server stores the draft too, with its earlier versions. */
  readonly hasServer: boolean;
}

/** Saving status of the draft, with reset and restore. */
export function DraftLine({ place, starter, draft, saved, replaced, hasServer }: DraftLineProps) {
  const [isOpen, setOpen] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so the line takes the focus.
  const withFocus = (act: () => void) => {
    act();
    line.current?.focus();
  };
  return (
    <div ref={line} tabIndex={-1} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="mr-auto text-sm text-muted">
          {savedText(saved, hasServer)}
        </p>
        {replaced && (
          <Button variant="quiet" size="small" onClick={() => withFocus(() => draft.undo())}>
            {exerciseMessages.undo}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => draft.replace(starter)}>
          {exerciseMessages.reset}
        </Button>
        {hasServer && (
          <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {exerciseMessages.history.open}
          </Button>
        )}
      </div>
      <ErrorLine>{saved.status === 'refused' && saved.reason}</ErrorLine>
      <ErrorLine>{saved.status === 'nowhere' && exerciseMessages.saved.nowhere}</ErrorLine>
      {saved.status === 'conflict' && (
        <Conflict theirs={saved.theirs} onChoose={(whose) => withFocus(() => draft.choose(whose))} />
      )}
      {isOpen && <History place={place} onRestore={(files) => draft.replace(files)} />}
    </div>
  );
}

function savedText(saved: SaveStatus<Files>, hasServer: boolean): string | null {
  const { saved: texts } = exerciseMessages;
  if (saved.status === 'typing') return texts.typing;
  if (saved.status === 'saved') return texts.saved(saved.at);
  if (saved.status === 'here') return (hasServer ? texts.hereLater : texts.here)(saved.at);
  return null;
}
