import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { enrolMessages } from '../messages.ts';

/** As many characters as the server takes; only its types are known here. */
const csvMaxLength = 500_000;

interface AddressFieldsProps {
  readonly csv: string;
  readonly onCsv: (csv: string) => void;
  /** Why the server took it for no list. */
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onCheck: () => void;
}

/** A list of addresses, from a file or typed. */
export function AddressFields({ csv, onCsv, failure, busy, onCheck }: AddressFieldsProps) {
  const [fileFault, setFileFault] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const text = await file.text().catch(() => null);
    const fault =
      text === null ? enrolMessages.fileUnreadable : text.length > csvMaxLength && enrolMessages.fileTooLarge;
    setFileFault(fault || undefined);
    if (text !== null && !fault) onCsv(text);
  }

  function check() {
    setMissing(csv.trim() === '');
    if (csv.trim() !== '') onCheck();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <div className="max-w-xl">
        <FileField
          label={enrolMessages.file}
          hint={enrolMessages.fileHint}
          accept=".csv,.txt,text/csv,text/plain"
          error={fileFault}
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </div>
      <TextArea
        label={enrolMessages.list}
        hint={enrolMessages.listHint}
        rows={6}
        maxLength={csvMaxLength}
        spellCheck={false}
        value={csv}
        error={isMissing && csv.trim() === '' ? enrolMessages.listNeeded : undefined}
        onChange={(event) => onCsv(event.target.value)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit" busy={busy} className="justify-self-start">
        {enrolMessages.preview}
      </Button>
    </form>
  );
}
