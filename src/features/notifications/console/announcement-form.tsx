import { type FormEvent, useState } from 'react';
import { fieldFaults, formFailureText } from '../../../platform/web/field-faults.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { LimitedTextArea, LimitedTextField } from '../../../ui/limited-field.tsx';
import { listMessages } from '../../admin/web/public.ts';
import type { AnnouncementDraft } from './data.ts';
import { newAnnouncementMessages as texts } from './messages.ts';
import { type Target, TargetFields, targetOf } from './target-fields.tsx';

const titleMaxLength = 120;
const textMaxLength = 800;
const pathMaxLength = 500;

/** Input of the form. */
export interface AnnouncementInput {
  readonly target: Target;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

interface AnnouncementFormProps {
  readonly draft: AnnouncementInput;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onWrite: (written: AnnouncementInput) => void;
  readonly onDiscard: () => void;
  readonly onPreview: (draft: AnnouncementDraft) => void;
}

/** Form for an announcement and its recipients. */
export function AnnouncementForm({ draft, busy, error, onWrite, onDiscard, onPreview }: AnnouncementFormProps) {
  const [isMissing, setMissing] = useState(false);
  const { target, title, text, path } = draft;
  const faults = fieldFaults(error, { title: texts.heading, text: texts.text, path: texts.path });
  const isPathWrong = path !== '' && !/^\/(?![/\\])[!-[\]-~]*$/.test(path);
  const write = (change: Partial<AnnouncementInput>) => onWrite({ ...draft, ...change });

  function submit(event: FormEvent) {
    event.preventDefault();
    const to = targetOf(target);
    setMissing(to === null);
    if (busy || to === null || isPathWrong) return;
    onPreview({ to, title, ...(text.trim() !== '' && { text }), ...(path !== '' && { path }) });
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-2xl min-w-0 gap-5">
      <TargetFields target={target} onChange={(next) => write({ target: next })} />
      <ErrorLine>{isMissing && targetOf(target) === null && texts.personMissing}</ErrorLine>
      <LimitedTextField
        label={texts.heading}
        value={title}
        error={faults.title}
        maxLength={titleMaxLength}
        required
        onChange={({ target: field }) => write({ title: field.value })}
      />
      <LimitedTextArea
        label={texts.text}
        hint={texts.textHint}
        value={text}
        error={faults.text}
        rows={5}
        maxLength={textMaxLength}
        onChange={({ target: field }) => write({ text: field.value })}
      />
      <LimitedTextField
        label={texts.path}
        hint={texts.pathHint}
        error={isPathWrong ? texts.pathWrong : faults.path}
        value={path}
        maxLength={pathMaxLength}
        onChange={({ target: field }) => write({ path: withoutOwnOrigin(field.value.trim()) })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.preview}
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
      <ErrorLine>{error && formFailureText(error, faults, listMessages.failedAct)}</ErrorLine>
    </form>
  );
}

/** Converts a full URL of this site, as copied from the browser, to its path. */
function withoutOwnOrigin(address: string): string {
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
}
