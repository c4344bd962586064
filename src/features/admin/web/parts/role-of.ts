import type { ReceivedApplication } from '../data.ts';
import { applicationMessages as texts } from '../messages.ts';

/** What somebody applied for, in words. */
export function roleOf({ openingId, openingTitle }: Pick<ReceivedApplication, 'openingId' | 'openingTitle'>): string {
  if (openingId === null) return texts.noOpening;
  return openingTitle ?? texts.gone;
}
