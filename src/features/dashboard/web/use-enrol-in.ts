import { type HistoryState, useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Who has just logged in for which course. Once it is `done` it leaves the history: whoever has left the course since is not
 * enrolled again by coming back to this page, or by loading it anew. This drawing of the page has it still.
 */
export function useEnrolIn() {
  const carried = useLocation({ select: ({ state }) => state.enrolIn });
  const [taken, setTaken] = useState<HistoryState['enrolIn']>();
  const navigate = useNavigate();

  function done() {
    if (!carried) return;
    setTaken(carried);
    void navigate({ to: '.', replace: true, resetScroll: false, state: {} });
  }

  return { enrolIn: carried ?? taken, done };
}
