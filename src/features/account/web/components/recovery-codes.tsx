import { useState } from 'react';
import { LeaveGuard } from '../../../../platform/web/leave-guard.tsx';
import { Button } from '../../../../ui/button.tsx';
import { buttonStyle } from '../../../../ui/button-style.ts';
import { Card } from '../../../../ui/card.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { authenticatorMessages as texts } from '../factor-messages.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown once, until the user confirms that they are saved. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [said, setSaid] = useState<string>();
  const box = useFocusWhen(true);
  const text = `${codes.join('\n')}\n`;

  async function copy() {
    // Browsers reject it with different errors.
    const done = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setSaid(done ? texts.copied : texts.copyFailed);
  }

  return (
    <Card>
      <LeaveGuard active />
      <div ref={box} tabIndex={-1} className="grid gap-5">
        <h3 className="font-semibold">{texts.codesTitle}</h3>
        <p className="text-muted">{texts.codesLead}</p>
        <ul translate="no" className="grid gap-x-6 gap-y-2 font-mono sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onKept}>{texts.kept}</Button>
          <Button variant="secondary" onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={texts.file}
            className={buttonStyle({ variant: 'secondary' })}
          >
            {texts.save}
          </a>
        </div>
        <StatusLine>{said}</StatusLine>
      </div>
    </Card>
  );
}
