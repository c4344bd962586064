import { useId } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { applyMessages as texts } from '../messages.ts';
import { EvidenceList } from './evidence-list.tsx';
import type { useEvidence } from '../use-evidence.ts';

interface EvidenceFieldProps {
  readonly evidence: ReturnType<typeof useEvidence>;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Checkbox for attaching evidence of learning, which is also the consent. Renders nothing if there is no evidence. */
export function EvidenceField({ evidence: { evidence, isFailed, retry }, checked, onChange }: EvidenceFieldProps) {
  const listId = useId();
  if (isFailed) return <Failed text={texts.evidenceFailed} retry={texts.evidenceRetry} onRetry={retry} />;
  if (!evidence || evidence.certificates.length + evidence.points.length === 0) return null;
  return (
    <fieldset className="grid gap-3 rounded-lg bg-sunken p-5">
      <legend className="sr-only">{texts.evidence}</legend>
      <label className="flex items-start gap-2.5 text-sm font-semibold">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={listId}
          className="mt-0.5 size-4.5 shrink-0 accent-primary"
        />
        {texts.attach}
      </label>
      <div id={listId} className="grid gap-2 text-sm text-muted">
        <EvidenceList evidence={evidence} />
        <p>{texts.attachNote}</p>
      </div>
    </fieldset>
  );
}
