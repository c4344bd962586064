import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { type Opening, isOpen } from '../openings.ts';

/** Whether an application is still taken; a prerendered page does not know its reader's day and says yes. */
export function useIsOpen(opening: Opening): boolean {
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  return !isHydrated || isOpen(opening, now);
}
