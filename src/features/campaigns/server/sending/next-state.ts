import type { RecipientState } from '../../contract.ts';
import type { Noted } from './journal.ts';

const minuteMs = 60 * 1000;
/**
 * Pause after a temporary refusal. Mail servers that do not know a sender delay mails for some minutes (greylisting).
 */
const busyPauseMs = 15 * minuteMs;
const retriesMax = 5;
const troubleStartMs = 5000;
const troubleMaxMs = 15 * minuteMs;
const batchesPerMinute = 12;
const batchMax = 100;
/** Maximum delay that the schedule catches up on. */
const catchUpMaxMs = 5000;

interface NextState {
  readonly state: RecipientState;
  readonly tries: number;
  readonly dueAt: number;
}

/** Next state of a recipient after its last note, or after none (undefined). */
export function nextState(noted: Noted | 'skipped' | undefined, tries: number, now: number): NextState {
  const as = (state: RecipientState) => ({ state, tries, dueAt: 0 });
  if (noted === undefined || noted === 'down') return as('waiting');
  if (noted === 'handed') return as('unknown');
  if (noted === 'refused' || noted === 'no-such-address') return as('failed');
  if (noted !== 'busy') return as(noted);
  if (tries + 1 >= retriesMax) return as('failed');
  return { state: 'waiting', tries: tries + 1, dueAt: now + busyPauseMs * (tries + 1) };
}

/** Number of mails in a batch, and milliseconds until the next batch. */
export function batchOf(mailsPerMinute: number): { size: number; intervalMs: number } {
  const size = Math.min(batchMax, Math.max(1, Math.ceil(mailsPerMinute / batchesPerMinute)));
  return { size, intervalMs: (size / mailsPerMinute) * minuteMs };
}

/** Start of the batch after one that was due at `dueAt`, so that delays do not add up. */
export function nextBatchAt(dueAt: number, intervalMs: number, now: number): number {
  return Math.round(Math.max(dueAt + intervalMs, now - catchUpMaxMs));
}

/** Pause before the next try after `troubles` consecutive failures of the mail server. */
export function troublePauseMs(troubles: number): number {
  return Math.min(troubleStartMs * 2 ** (troubles - 1), troubleMaxMs);
}
