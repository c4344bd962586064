import type { ReceivedApplication } from './data.ts';
import { applicationMessages as texts } from './messages.ts';

/** Title of the opening for which somebody applied. */
export function roleOf({ openingId, openingTitle }: Pick<ReceivedApplication, 'openingId' | 'openingTitle'>): string {
  if (openingId === null) return texts.noOpening;
  return openingTitle ?? texts.gone;
}
