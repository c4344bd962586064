import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { archiveSteps } from '../archive-contract.ts';
import type { ArchivePreview, ArchiveStep } from './archive-data.ts';
import { archiveMessages as texts } from './archive-messages.ts';
import { TextDifference } from './text-difference.tsx';

/** Changes that an archive would make, file by file, or every reason why it cannot be imported. */
export function ArchiveSteps({ preview: { steps, unchanged, faults } }: { readonly preview: ArchivePreview }) {
  const isIdle = faults.length === 0 && !steps.some(({ isTaken }) => isTaken);
  return (
    <div className="grid gap-4">
      <h3 className="text-h3">{texts.preview}</h3>
      {faults.length > 0 && <Faults faults={faults} />}
      {isIdle && <p>{texts.nothing}</p>}
      <div className="grid gap-1">
        {archiveSteps.map((what) => (
          <Group key={what} what={what} steps={steps.filter((step) => step.what === what)} />
        ))}
        {unchanged > 0 && <p className="py-2 text-sm text-muted">{texts.counts(unchanged, texts.unchanged)}</p>}
      </div>
    </div>
  );
}

function Faults({ faults }: Pick<ArchivePreview, 'faults'>) {
  return (
    <div className="grid gap-2 rounded-md bg-danger-soft p-4 text-sm text-danger">
      <p className="font-semibold">{texts.refused}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {faults.map(({ path, line, message }, place) => (
          <li key={place} className="wrap-anywhere">
            <bdi translate="no" className="font-mono">
              {path === '.' ? texts.whole : line === null ? path : `${path}:${line}`}
            </bdi>{' '}
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GroupProps {
  readonly what: ArchiveStep['what'];
  readonly steps: readonly ArchiveStep[];
}

function Group({ what, steps }: GroupProps) {
  if (steps.length === 0) return null;
  const isOverwritten = what === 'edited' && steps.every(({ isTaken }) => isTaken);
  return (
    <details open={what !== 'absent' && steps.length <= 20} className="border-b border-line">
      <summary className="min-h-11 py-2.5 text-sm font-semibold">
        {texts.counts(steps.length, isOverwritten ? texts.overwritten : texts.steps[what])}
      </summary>
      <ul className="grid gap-1 pb-3">
        {steps.map((step) => (
          <Step key={step.path} step={step} />
        ))}
      </ul>
    </details>
  );
}

function Step({ step: { path, texts: both } }: { readonly step: ArchiveStep }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi translate="no" className="min-w-0 font-mono text-sm wrap-anywhere">
          {path}
        </bdi>
        {both && (
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isOpen}
            aria-label={texts.differenceOf(path)}
            onClick={() => setOpen(!isOpen)}
          >
            {texts.difference}
          </Button>
        )}
      </div>
      {both && isOpen && (
        <>
          <p className="text-sm text-muted">{texts.legend}</p>
          <TextDifference
            before={both.before}
            after={both.after}
            names={{ before: texts.onlyHere, after: texts.onlyThere }}
          />
        </>
      )}
    </li>
  );
}

/** Confirmation after an import. */
export function doneText({ steps }: ArchivePreview): string {
  const chosen = steps.filter(({ isTaken }) => isTaken);
  const count = (...whats: readonly ArchiveStep['what'][]) => chosen.filter(({ what }) => whats.includes(what)).length;
  const { added, changed, removed } = texts.doneCounts;
  const counts: [number, string][] = [
    [count('added'), added],
    [count('changed', 'edited'), changed],
    [count('removed'), removed],
  ];
  const words = counts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  return words.length === 0 ? texts.doneNothing : texts.done(words.join(', '));
}
