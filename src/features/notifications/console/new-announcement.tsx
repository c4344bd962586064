import { useState } from 'react';
import { flushSync } from 'react-dom';
import { LeaveGuard } from '../../../platform/web/leave-guard.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { AnnouncementForm, type AnnouncementInput } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { type AnnouncementDraft, usePreviewAnnouncement, useSendAnnouncement } from './data.ts';
import { newAnnouncementMessages as texts } from './messages.ts';

interface NewAnnouncementProps {
  readonly onDiscard: () => void;
  readonly onSent: (id: string) => void;
}

const blank: AnnouncementInput = { target: { kind: 'person', person: null }, title: '', text: '', path: '' };

/** Editor of an announcement: write, preview with the number of recipients, confirm and send. */
export function NewAnnouncement({ onDiscard, onSent }: NewAnnouncementProps) {
  const [written, setWritten] = useState(blank);
  const [draft, setDraft] = useState<AnnouncementDraft | null>(null);
  const preview = usePreviewAnnouncement();
  const send = useSendAnnouncement();
  const [isSent, setSent] = useState(false);
  // Takes the focus of the pressed button, which is gone: the one that opened this, or that left the preview.
  const section = useFocusWhen<HTMLElement>(draft === null);
  const { title, text, path } = written;

  function finish(id: string) {
    // Clears the unsaved state before the address changes, so that it does not block leaving.
    flushSync(() => setSent(true));
    onSent(id);
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.title}
      className="grid scroll-mt-24 gap-5 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <LeaveGuard active={!isSent && (title !== '' || text !== '' || path !== '')} />
      <h2 className="text-h3">{texts.title}</h2>
      {draft && preview.data ? (
        <AnnouncementPreview
          preview={preview.data}
          busy={send.isPending}
          error={send.error}
          onChange={() => setDraft(null)}
          onSend={() => send.mutate(draft, { onSuccess: ({ id }) => finish(id) })}
        />
      ) : (
        <AnnouncementForm
          draft={written}
          busy={preview.isPending}
          error={preview.error}
          onWrite={setWritten}
          onDiscard={onDiscard}
          onPreview={(next) => preview.mutate(next, { onSuccess: () => setDraft(next) })}
        />
      )}
    </section>
  );
}
