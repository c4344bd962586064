import { useState } from 'react';
import { AnnouncementForm, type Written } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { type AnnouncementDraft, usePreviewAnnouncement, useSendAnnouncement } from './data.ts';
import { newAnnouncementMessages as texts } from './messages.ts';

interface NewAnnouncementProps {
  readonly onDiscard: () => void;
  readonly onSent: (id: string) => void;
}

const blank: Written = { target: { kind: 'person', person: null }, title: '', text: '', path: '' };

/** Writes a notification, shows it as people will read it and to how many it goes, and sends it when that is confirmed. */
export function NewAnnouncement({ onDiscard, onSent }: NewAnnouncementProps) {
  const [written, setWritten] = useState(blank);
  const [draft, setDraft] = useState<AnnouncementDraft | null>(null);
  /** Of this one notification: pressed twice, it is sent once. */
  const [attempt] = useState(() => crypto.randomUUID());
  const preview = usePreviewAnnouncement();
  const send = useSendAnnouncement();
  return (
    <section aria-label={texts.title} className="grid gap-5 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-h3">{texts.title}</h2>
      {draft && preview.data ? (
        <AnnouncementPreview
          preview={preview.data}
          busy={send.isPending}
          isSent={send.isSuccess}
          error={send.error}
          onChange={() => setDraft(null)}
          onSend={() => send.mutate({ ...draft, attempt }, { onSuccess: ({ id }) => onSent(id) })}
        />
      ) : (
        <AnnouncementForm
          written={written}
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
