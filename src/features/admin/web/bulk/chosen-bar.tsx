import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { listMessages } from '../messages.ts';
import { ActDialog } from './act-dialog.tsx';
import type { Given, BulkAction } from './bulk-action.ts';
import { bulkMessages as texts } from './messages.ts';
import { chosenMax } from './use-chosen.ts';

const nothingGiven = { choice: '', words: '' };

interface ChosenBarProps<Item> {
  readonly acts: readonly BulkAction<Item>[];
  readonly items: readonly Item[];
  readonly busy: boolean;
  readonly error: Error | null;
  /** `onAnswered` is called after the server's response for each row. */
  readonly onAct: (act: BulkAction<Item>, items: readonly Item[], given: Given, onAnswered: () => void) => void;
  readonly onClear: () => void;
}

/** Toolbar of the actions for selected rows. It stays visible while the list scrolls. */
export function ChosenBar<Item>({ acts, items, busy, error, onAct, onClear }: ChosenBarProps<Item>) {
  const [asked, setAsked] = useState<BulkAction<Item> | null>(null);
  const fitting = acts.filter(({ fits }) => items.some(fits));
  const of = ({ fits }: BulkAction<Item>) => items.filter(fits);
  return (
    <section
      aria-label={texts.bar}
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-float"
    >
      <p role="status" className="font-semibold">
        {texts.chosen(items.length, chosenMax)}
      </p>
      {fitting.map((act) => (
        <Button
          key={act.label}
          variant={act.isDanger ? 'danger' : 'secondary'}
          size="small"
          busy={busy}
          onClick={() => (act.question ? setAsked(act) : onAct(act, of(act), nothingGiven, () => undefined))}
        >
          {act.label}
        </Button>
      ))}
      {fitting.length === 0 && <p className="text-sm text-muted">{texts.nothingFits}</p>}
      <Button variant="quiet" size="small" onClick={onClear}>
        {texts.clear}
      </Button>
      {asked?.question && (
        <ActDialog
          act={asked}
          question={asked.question}
          count={of(asked).length}
          leftOut={items.length - of(asked).length}
          busy={busy}
          error={error}
          onClose={() => setAsked(null)}
          onConfirm={(given) => onAct(asked, of(asked), given, () => setAsked(null))}
        />
      )}
      {!asked && <ErrorLine>{error && failureText(error, listMessages.failedAct)}</ErrorLine>}
    </section>
  );
}
