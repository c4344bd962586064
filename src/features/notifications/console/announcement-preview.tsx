import { failureText } from '../../../platform/web/failure-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../ui/use-focus-when.ts';
import { ConfirmButton } from '../../admin/web/public.ts';
import { newAnnouncementMessages as texts } from './messages.ts';

interface AnnouncementPreviewProps {
  readonly preview: {
    readonly message: string;
    readonly path: string | null;
    readonly people: number;
    readonly unwilling: number;
  };
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onChange: () => void;
  readonly onSend: () => void;
}

/** Preview of an announcement, with its number of recipients. */
export function AnnouncementPreview({ preview, busy, error, onChange, onSend }: AnnouncementPreviewProps) {
  const { message, path, people, unwilling } = preview;
  const shown = useFocusWhen(true);
  return (
    <>
      <div ref={shown} tabIndex={-1} className="grid scroll-mt-24 gap-3 outline-none">
        <p className="text-sm font-semibold">{texts.shown}</p>
        <p
          dir="auto"
          className="rounded-lg border border-line bg-primary-soft px-5 py-4 wrap-anywhere whitespace-pre-line"
        >
          {path === null ? message : <span className="font-semibold text-primary">{message}</span>}
        </p>
        {path !== null && <p className="text-sm wrap-anywhere text-muted">{texts.leadsTo(path)}</p>}
      </div>
      <p>
        <span className="font-semibold">{texts.reach(people)}</span> <span>{texts.unwilling(unwilling)}</span>
      </p>
      <div className="flex flex-wrap gap-3">
        <ConfirmButton
          label={texts.send}
          title={texts.sendTitle(people - unwilling)}
          text={texts.sendText}
          busy={busy}
          onConfirm={onSend}
        />
        <Button variant="quiet" disabled={busy} onClick={onChange}>
          {texts.change}
        </Button>
      </div>
      <ErrorLine>{error && failureText(error, texts.sendFailed)}</ErrorLine>
    </>
  );
}
