import { useState } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { checkSession } from '../session-check.ts';
import { unreachableMessages } from '../session-messages.ts';

/** Replaces content for users while the session cannot be checked. The check also repeats automatically. */
export function SessionUnreachable({ text = unreachableMessages.text }: { readonly text?: string }) {
  const [asking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    await checkSession();
    setAsking(false);
  }

  return <Failed text={text} retry={unreachableMessages.retry} busy={asking} onRetry={() => void ask()} />;
}
