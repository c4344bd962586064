import { useState } from 'react';
import { failureText } from '../../../platform/web/failure-text.ts';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { CheckBox, ConfirmButton } from '../../admin/web/public.ts';
import { type ArchivePreview, useArchive } from './archive-data.ts';
import { archiveMessages as texts } from './archive-messages.ts';
import { ArchiveSteps, doneText } from './archive-steps.tsx';

interface BringContentProps {
  readonly onDone: (text: string) => void;
}

/** Import of a content archive: choose, preview, confirm. */
export function Part({ onDone }: BringContentProps) {
  const [archive, setArchive] = useState<File | null>(null);
  const [choices, setChoices] = useState({ edited: 'refuse', absent: 'keep' } as Choices);
  const [preview, setPreview] = useState<ArchivePreview | null>(null);
  const [isMoved, setMoved] = useState(false);
  const { sent, look, take } = useArchive();
  const isBusy = look.isPending || take.isPending;

  function see(file: File | null, chosen: Choices) {
    setArchive(file);
    setChoices(chosen);
    setPreview(null);
    setMoved(false);
    take.reset();
    look.reset();
    if (file) look.mutate({ ...chosen, archive: file }, { onSuccess: setPreview });
  }

  function takeOver({ seen }: ArchivePreview) {
    if (!archive) return;
    take.mutate(
      { ...choices, archive, seen },
      {
        onSuccess: ({ isDone, preview: now }) => {
          if (isDone) return onDone(doneText(now));
          setPreview(now);
          setMoved(now.seen !== seen);
        },
      },
    );
  }

  return (
    <section
      aria-label={texts.bring}
      className="grid w-full max-w-3xl gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <div className="grid gap-2">
        <h2 className="text-h3">{texts.bring}</h2>
        <p className="text-sm text-muted">{texts.lead}</p>
      </div>
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        accept=".zip,application/zip"
        disabled={take.isPending}
        className="border-dashed py-5! pl-4!"
        onClick={({ currentTarget }) => {
          // Browsers fire no change event if the same file is chosen again, as after a failure.
          if (look.isError) currentTarget.value = '';
        }}
        onChange={({ target }) => see(target.files?.[0] ?? null, choices)}
      />
      <div>
        <CheckBox
          label={texts.overwrite}
          isOn={choices.edited === 'overwrite'}
          isDisabled={take.isPending}
          onChange={(isOn) => see(archive, { ...choices, edited: isOn ? 'overwrite' : 'refuse' })}
        />
        <CheckBox
          label={texts.prune}
          isOn={choices.absent === 'remove'}
          isDisabled={take.isPending}
          onChange={(isOn) => see(archive, { ...choices, absent: isOn ? 'remove' : 'keep' })}
        />
      </div>
      <div role="status" className="grid gap-3">
        {isBusy && <Underway sent={sent} />}
        {isMoved && <p className="font-semibold">{texts.moved}</p>}
        {preview && <ArchiveSteps preview={preview} />}
      </div>
      <ErrorLine>
        {look.error ? failureText(look.error, texts.failed) : take.error && failureText(take.error, texts.takeFailed)}
      </ErrorLine>
      {preview && <TakeOver preview={preview} busy={isBusy} onConfirm={() => takeOver(preview)} />}
    </section>
  );
}

interface Choices {
  readonly edited: 'refuse' | 'overwrite';
  readonly absent: 'keep' | 'remove';
}

function Underway({ sent }: { readonly sent: number | null }) {
  if (sent === null || sent === 1) return <p className="text-sm text-muted">{texts.looking}</p>;
  const percent = Math.floor(sent * 100);
  return <ProgressBar label={texts.file} percent={percent} text={texts.sending(percent)} />;
}

interface TakeOverProps {
  readonly preview: ArchivePreview;
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

function TakeOver({ preview: { steps, faults }, busy, onConfirm }: TakeOverProps) {
  const count = steps.filter(({ isTaken }) => isTaken).length;
  if (faults.length > 0 || count === 0) return null;
  return (
    <div>
      <ConfirmButton
        label={texts.take}
        title={texts.takeTitle(count)}
        text={texts.takeText}
        busy={busy}
        isDanger={steps.some(({ what }) => what === 'removed')}
        onConfirm={onConfirm}
      />
    </div>
  );
}
