import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What a link to /contact brings along for its message; it never stands in the address. */
    contactMessage?: string | undefined;
  }
}

/** Gives `take` what the link that led here brought along, once: it leaves the history, so that nobody comes back to it. */
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
