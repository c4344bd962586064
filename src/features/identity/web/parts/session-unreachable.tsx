import { useState } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
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

  return <Failed text={text} retry={unreachableMessages.retry} busy={asking} onRetry={() => void ask()} />;
}
