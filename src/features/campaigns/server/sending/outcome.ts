import type { RecipientState } from '../../contract.ts';
import type { Noted } from './journal.ts';

const minuteMs = 60 * 1000;
/** A mail server that knows nobody yet puts mails off for some minutes (greylisting). */
const busyPauseMs = 15 * minuteMs;
const triesMax = 5;
const troubleStartMs = 5000;
const troubleMaxMs = 15 * minuteMs;
const batchesPerMinute = 12;
const batchMax = 100;
/** What was missed is made up for by no more than this. */
const catchUpMaxMs = 5000;

interface Settled {
  readonly state: RecipientState;
  readonly tries: number;
  readonly dueAt: number;
}

/** What becomes of a recipient of whom this was noted last; undefined where nothing was. */
export function settled(noted: Noted | 'skipped' | undefined, tries: number, now: number): Settled {
  const as = (state: RecipientState) => ({ state, tries, dueAt: 0 });
  if (noted === undefined || noted === 'down') return as('waiting');
  if (noted === 'handed') return as('unknown');
  if (noted === 'refused' || noted === 'no-such-address') return as('failed');
  if (noted !== 'busy') return as(noted);
  if (tries + 1 >= triesMax) return as('failed');
  return { state: 'waiting', tries: tries + 1, dueAt: now + busyPauseMs * (tries + 1) };
}

/** How many mails leave together, and how long it is to the next ones. */
export function batchOf(mailsPerMinute: number): { size: number; intervalMs: number } {
  const size = Math.min(batchMax, Math.max(1, Math.ceil(mailsPerMinute / batchesPerMinute)));
  return { size, intervalMs: (size / mailsPerMinute) * minuteMs };
}

/** When the next batch is due after one that was due at `dueAt`, so that lateness does not add up. */
export function nextBatchAt(dueAt: number, intervalMs: number, now: number): number {
  return Math.round(Math.max(dueAt + intervalMs, now - catchUpMaxMs));
}

/** How long a mail server that takes nothing is left alone, after so many times in a row. */
export function troublePauseMs(troubles: number): number {
  return Math.min(troubleStartMs * 2 ** (troubles - 1), troubleMaxMs);
}
