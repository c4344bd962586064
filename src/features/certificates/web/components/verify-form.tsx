import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { verifyMessages as texts } from '../messages.ts';

interface VerifyFormProps {
  readonly busy: boolean;
  readonly onCheck: (input: File | string) => void;
}

const extensions = '.json,.jsonld,.jwt,.txt,.png,.svg,.pdf';

/**
 * Form that takes a text or a file. A file, chosen or dropped anywhere on the form, is verified immediately, and again by
 * the button; a text only by the button.
 */
export function VerifyForm({ busy, onCheck }: VerifyFormProps) {
  // Uncontrolled, so that a text entered before the page's scripts run stays.
  const text = useRef<HTMLTextAreaElement>(null);
  const [file, setFile] = useState<File>();
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const input = text.current?.value.trim() || file;
    setIsMissing(!input);
    if (input) onCheck(input);
  }

  function take(chosen: File | undefined) {
    if (!chosen) return;
    setIsMissing(false);
    setFile(chosen);
    onCheck(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is optional; the field takes the same file by keyboard
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="grid gap-6"
    >
      <TextArea label={texts.text} hint={texts.textHint} error={isMissing ? texts.missing : undefined} ref={text} />
      <div>
        <Button type="submit" busy={busy}>
          {texts.check}
        </Button>
      </div>
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        accept={extensions}
        onChange={({ target }) => take(target.files?.[0])}
        // Allows choosing the same file again after it was changed.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
      />
    </form>
  );
}
