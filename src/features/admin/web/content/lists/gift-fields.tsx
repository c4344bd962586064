import { useState } from 'react';
import { Button } from '../../../../../ui/button.tsx';
import { ErrorLine } from '../../../../../ui/error-line.tsx';
import { FileField } from '../../../../../ui/file-field.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { giftMessages as texts } from './gift-messages.ts';

/** As many characters as the server takes; only its types are known here. */
const giftMaxLength = 128_000;

interface GiftFieldsProps {
  readonly gift: string;
  readonly onGift: (gift: string) => void;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly onRead: () => void;
}

/** Questions in the GIFT format, from a file or pasted. */
export function GiftFields({ gift, onGift, failure, busy, onRead }: GiftFieldsProps) {
  const [fileFault, setFileFault] = useState<string>();
  const [isMissing, setMissing] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const text = await file.text().catch(() => null);
    const fault = text === null ? texts.fileUnreadable : text.length > giftMaxLength && texts.fileTooLarge;
    setFileFault(fault || undefined);
    if (text !== null && !fault) onGift(text);
  }

  function read() {
    setMissing(gift.trim() === '');
    if (gift.trim() !== '') onRead();
  }

  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <FileField
        label={texts.file}
        hint={texts.fileHint}
        accept=".gift,.txt,text/plain"
        error={fileFault}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <TextArea
        label={texts.gift}
        hint={texts.giftHint}
        rows={6}
        maxLength={giftMaxLength}
        spellCheck={false}
        value={gift}
        error={isMissing && gift.trim() === '' ? texts.needed : undefined}
        onChange={({ target }) => onGift(target.value)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
        {texts.read}
      </Button>
    </form>
  );
}
