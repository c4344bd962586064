import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { DoneText } from '../../../../ui/status-line.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { shareMessages as texts } from '../messages.ts';

/** Button that copies an address. Where the browser does not allow it, a field shows the address to copy by hand. */
export function CopyLink({ address }: { readonly address: string }) {
  const [result, setResult] = useState<'copied' | 'refused'>();

  async function copy() {
    // Browsers reject it with different errors, and have no clipboard at all on pages without https.
    const isCopied = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    );
    setResult(isCopied ? 'copied' : 'refused');
  }

  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <StatusRegion>
        {result === 'copied' && <DoneText>{texts.copied}</DoneText>}
        {result === 'refused' && <p className="text-sm">{texts.copyRefused}</p>}
      </StatusRegion>
      {result === 'refused' && (
        <TextField label={texts.link} readOnly value={address} onFocus={({ target }) => target.select()} />
      )}
    </>
  );
}
