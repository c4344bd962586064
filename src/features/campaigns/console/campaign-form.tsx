import { type FormEvent, useEffect, useState } from 'react';
import { fieldFaults, formFailureText } from '../../../platform/web/field-faults.ts';
import { LeaveGuard } from '../../../platform/web/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea, LimitedTextField } from '../../../ui/limited-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import type { CampaignText } from './data.ts';
import { campaignFormMessages as texts } from './messages.ts';
import { SegmentFields } from './segment-fields.tsx';

const subjectMaxLength = 150;
const bodyMaxLength = 15_000;

interface CampaignFormProps {
  readonly text: CampaignText;
  readonly error: Error | null;
  readonly busy: boolean;
  /** Saves a text, and calls `onSuccess` after that. */
  readonly onSave: (text: CampaignText, done: { onSuccess: () => void }) => void;
  /** Discards a campaign that is not saved yet. */
  readonly onDiscard?: () => void;
  /** Called when the input begins to differ from the saved text, or equals it again. */
  readonly onChanged?: (isChanged: boolean) => void;
}

/** Form for a campaign's text. */
export function CampaignForm({ text, error, busy, onSave, onDiscard, onChanged }: CampaignFormProps) {
  const [changed, setChanged] = useState<CampaignText>();
  const typed = changed ?? text;
  const isChanged = changed !== undefined;
  const faults = fieldFaults(error, { subject: texts.subject, body: texts.body });
  useEffect(() => onChanged?.(isChanged), [isChanged, onChanged]);

  function type(change: Partial<CampaignText>) {
    const next = { ...typed, ...change };
    setChanged(JSON.stringify(next) === JSON.stringify(text) ? undefined : next);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // Text that changes while it is being saved is still unsaved.
    if (!busy) onSave(typed, { onSuccess: () => setChanged((now) => (now === changed ? undefined : now)) });
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-2xl min-w-0 gap-5">
      <LeaveGuard active={isChanged} />
      <LimitedTextField
        label={texts.subject}
        value={typed.subject}
        error={faults.subject}
        maxLength={subjectMaxLength}
        required
        onChange={({ target }) => type({ subject: target.value })}
      />
      <LimitedTextArea
        label={texts.body}
        hint={texts.bodyHint}
        value={typed.body}
        error={faults.body}
        rows={10}
        maxLength={bodyMaxLength}
        required
        onChange={({ target }) => type({ body: target.value })}
      />
      <SegmentFields segment={typed.segment} onChange={(segment) => type({ segment })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
        {onDiscard && (
          <Button variant="secondary" onClick={onDiscard}>
            {texts.discard}
          </Button>
        )}
      </div>
      <ErrorLine>{error && formFailureText(error, faults, listMessages.failedAct)}</ErrorLine>
    </form>
  );
}
