import { digestHour } from '../digest-hour.ts';
import { type Channel, choices } from '../preferences-contract.ts';
import type { Kind } from './tables.ts';

/** Channel for a kind: the user's choice, or the default. Kinds without a choice are shown on the site. */
export function channelOf(kind: Kind, chosen: Channel | null): Channel {
  const choice = choices.find((each) => each.kind === kind);
  return choice === undefined ? 'site' : (chosen ?? choice.channel);
}

/** Time of the first daily mail after a time; both in milliseconds since 1970. */
export function nextDigestAfter(moment: number): number {
  const today = new Date(moment).setUTCHours(digestHour, 0, 0, 0);
  if (today > moment) return today;
  return new Date(today).setUTCDate(new Date(today).getUTCDate() + 1);
}
