import { useHydrated } from '@tanstack/react-router';
import { type Opening, isOpen } from '../openings.ts';

/** Whether an application is still taken; a prerendered page does not know its reader's day and says yes. */
export function useIsOpen(opening: Opening): boolean {
  const isHydrated = useHydrated();
  return !isHydrated || isOpen(opening, Date.now());
}
