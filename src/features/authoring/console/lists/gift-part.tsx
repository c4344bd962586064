import { useState } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DoneLine } from '../../../../ui/done-line.tsx';
import { TextOrFileForm } from '../../../../ui/text-or-file-form.tsx';
import { usePreviewGift } from '../content-data.ts';
import type { Entry, EntryRecord } from './entry.ts';
import { GiftFound } from './gift-found.tsx';
import { giftMessages as texts } from './gift-messages.ts';

/** Limit of the server; only its types can be imported here. */
const giftMaxLength = 128_000;

interface GiftPartProps {
  readonly text: string;
  /** Questions in the text; null if none can be added without loss. */
  readonly entries: readonly Entry[] | null;
  /** Returns the text with these questions added after those that stay. */
  readonly withQuestions: (questions: readonly EntryRecord[], there: readonly Entry[]) => string;
  readonly onWrite: (text: string) => void;
}

/** Import of questions in GIFT format into a quiz: input, preview, confirm, undo. */
export function Part({ text, entries, withQuestions, onWrite }: GiftPartProps) {
  const [gift, setGift] = useState('');
  const [done, setDone] = useState<{ said: string; before?: string; after?: string }>();
  const preview = usePreviewGift();
  const found = preview.data && {
    ...preview.data,
    // The questions have the same form as in a quiz file.
    questions: preview.data.questions as readonly EntryRecord[],
  };

  function put(questions: readonly EntryRecord[], there: readonly Entry[]): void {
    const after = withQuestions(questions, there);
    onWrite(after);
    setDone({ said: texts.done(questions.length), before: text, after });
    setGift('');
    preview.reset();
  }

  function undo(): void {
    if (done?.before === undefined) return;
    onWrite(done.before);
    setDone({ said: texts.undone });
  }

  return (
    <details className="border-y border-line py-2">
      <summary className="min-h-11 py-2 text-sm font-semibold">{texts.title}</summary>
      <LeaveGuard active={gift !== ''} />
      <div className="grid gap-5 py-2">
        <p className="text-sm text-muted">{texts.lead}</p>
        <DoneLine takesFocus={done !== undefined}>{done?.said}</DoneLine>
        {done?.after === text && (
          <Button variant="secondary" size="small" className="justify-self-start" onClick={undo}>
            {texts.undo}
          </Button>
        )}
        {found ? (
          <GiftFound found={found} entries={entries} onPut={put} onChange={() => preview.reset()} />
        ) : (
          <TextOrFileForm
            texts={texts}
            accept=".gift,.txt,text/plain"
            maxLength={giftMaxLength}
            variant="secondary"
            text={gift}
            onText={setGift}
            failure={preview.error && failureText(preview.error, texts.failed)}
            busy={preview.isPending}
            onRead={() => {
              setDone(undefined);
              preview.mutate(gift);
            }}
          />
        )}
      </div>
    </details>
  );
}
