import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { checkSession } from '../session-check.ts';
import { unreachableMessages } from '../session-messages.ts';

/** In the place of what needs a user while the server does not say who it is; it is asked again by itself as well. */
export function SessionUnreachable({ text = unreachableMessages.text }: { readonly text?: string }) {
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    await checkSession();
    setAsking(false);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <ErrorLine>{text}</ErrorLine>
      <Button variant="secondary" busy={asking} onClick={() => void ask()}>
        {unreachableMessages.retry}
      </Button>
    </div>
  );
}
