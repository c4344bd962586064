import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Message that a link to /contact passes in the history state, so that it is not in the address. */
    contactMessage?: string | undefined;
  }
}

/** Passes the linked message to `take` once, and removes it from the history, so that going back does not repeat it. */
export function useCarriedMessage(take: (message: string) => void): void {
  const message = useLocation({ select: ({ state }) => state.contactMessage });
  const navigate = useNavigate();

  const takeOver = useEffectEvent((carried: string) => {
    take(carried);
    void navigate({ to: '.', replace: true, state: {} });
  });
  useEffect(() => {
    if (message) takeOver(message);
  }, [message]);
}
