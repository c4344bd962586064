import { digestHour } from '../digest-hour.ts';
import { type Channel, choices } from '../preferences-contract.ts';
import type { Kind } from './tables.ts';

/** The way in which somebody is told: as they chose, or as it is until they do. What cannot be chosen stands in the site. */
export function channelOf(kind: Kind, chosen: Channel | null): Channel {
  const choice = choices.find((each) => each.kind === kind);
  return choice === undefined ? 'site' : (chosen ?? choice.channel);
}

/** When the next mail of a day leaves after a moment; both in milliseconds since 1970. */
export function nextDigestAfter(moment: number): number {
  const today = new Date(moment).setUTCHours(digestHour, 0, 0, 0);
  if (today > moment) return today;
  return new Date(today).setUTCDate(new Date(today).getUTCDate() + 1);
}
