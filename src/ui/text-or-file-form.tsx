import { useState } from 'react';
import { decodeText } from '../platform/contract/decode-text.ts';
import { Button } from './button.tsx';
import { ErrorLine } from './error-line.tsx';
import { FileField } from './file-field.tsx';
import { LimitedTextArea } from './limited-field.tsx';

interface TextOrFileFormProps {
  readonly texts: {
    readonly file: string;
    readonly fileHint: string;
    readonly fileTooLarge: string;
    readonly fileUnreadable: string;
    readonly text: string;
    readonly textHint: string;
    readonly needed: string;
    readonly read: string;
  };
  /** Accepted files, in the format of `<input accept>`. */
  readonly accept: string;
  /** Maximum number of characters. */
  readonly maxLength: number;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** The server's error message; null if there is none. */
  readonly failure: string | null;
  readonly busy: boolean;
  /** Submits the text; not called while it is empty. */
  readonly onRead: () => void;
  readonly variant?: 'primary' | 'secondary';
}

/** Messages about a file's encoding, independent of what its text is for. */
const encodingMessages = {
  unknown: 'This file is not UTF-8 text. Save it as UTF-8 and choose it again.',
  guessed: 'This file is not UTF-8. It was read as Windows text (ANSI): check its special letters below.',
} as const;

/** Form for a text that is typed, pasted or read from a file. */
export function TextOrFileForm(props: TextOrFileFormProps) {
  const { texts, accept, maxLength, text, onText, failure, busy, onRead, variant = 'primary' } = props;
  const [fileFault, setFileFault] = useState<string>();
  const [isGuessed, setGuessed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isEmpty = text.trim() === '';

  async function take(file: File | undefined) {
    if (!file) return;
    setGuessed(false);
    const bytes = file.size > maxLength * 4 ? 'large' : await file.arrayBuffer().catch(() => null);
    if (bytes === null) return setFileFault(texts.fileUnreadable);
    const read = bytes === 'large' ? null : decodeText(new Uint8Array(bytes));
    if (bytes === 'large' || (read && read.text.length > maxLength)) return setFileFault(texts.fileTooLarge);
    if (!read) return setFileFault(encodingMessages.unknown);
    setFileFault(undefined);
    setGuessed(read.encoding === 'windows-1252');
    onText(read.text);
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(isEmpty);
        if (!isEmpty && text.trim().length <= maxLength) onRead();
      }}
    >
      <div className="max-w-xl">
        <FileField
          label={texts.file}
          hint={texts.fileHint}
          accept={accept}
          error={fileFault}
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      {isGuessed && <p className="text-sm">{encodingMessages.guessed}</p>}
      <LimitedTextArea
        label={texts.text}
        hint={texts.textHint}
        rows={6}
        maxLength={maxLength}
        spellCheck={false}
        value={text}
        error={isMissing && isEmpty ? texts.needed : undefined}
        onChange={({ target }) => onText(target.value)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit" variant={variant} busy={busy} className="justify-self-start">
        {texts.read}
      </Button>
    </form>
  );
}
