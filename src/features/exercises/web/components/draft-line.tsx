import { useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import type { DraftState, SyncedDraft } from '../../../../platform/web/sync/synced-draft.ts';
import type { Files, Place } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Conflict } from './conflict.tsx';
import { History } from './history.tsx';

interface DraftLineProps {
  readonly place: Place;
  readonly starter: Files;
  readonly draft: SyncedDraft<Files>;
  readonly state: Omit<DraftState<Files>, 'value'>;
  /** True if the server stores the draft too, with its earlier versions. */
  readonly hasServer: boolean;
}

/** Saving status of the draft, with reset and restore. */
export function DraftLine({ place, starter, draft, state, hasServer }: DraftLineProps) {
  const { saved, replaced } = state;
  const savedText = useSavedText(state, hasServer);
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
        {/* The usual texts wrap all or none: what is below must not move while it is pressed. */}
        <p role="status" className="min-h-6 min-w-40 text-sm text-muted">
          {savedText}
        </p>
        <div className="-mr-3.5 ml-auto flex flex-wrap gap-x-4">
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

/** Status in words. Once a save has failed it stays the same at every pause, until one succeeds. */
function useSavedText({ saved, isSending }: DraftLineProps['state'], hasServer: boolean): string | null {
  const { saved: texts } = exerciseMessages;
  const [isWaiting, setWaiting] = useState(false);
  const isWaitingNow = saved.status === 'typing' ? isWaiting : saved.status === 'here' && (isWaiting || !isSending);
  if (isWaitingNow !== isWaiting) setWaiting(isWaitingNow);
  if (saved.status === 'saved') return texts.saved(saved.at);
  if (saved.status !== 'typing' && saved.status !== 'here') return null;
  if (hasServer && isWaitingNow) return texts.hereLater;
  if (saved.status === 'typing') return texts.typing;
  return isSending ? texts.sending : texts.here;
}
