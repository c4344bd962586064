import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { type Opening, isOpen } from '../opening.ts';

/**
 * Whether an application is still taken; a prerendered page does not know its reader's day and says yes. Without an opening
 * nothing is closed.
 */
export function useIsOpen(opening: Opening | undefined): boolean {
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  return !isHydrated || !opening || isOpen(opening, now);
}
