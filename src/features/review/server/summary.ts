import { sittingMax } from '../due-minutes.ts';
import { dayOf, daysBetween } from '../local-day.ts';
import { type Card, isDue } from './deck.ts';

/** Number of cards, of those due on the learner's day, and the next day that has any. */
export function countsOf(cards: readonly Card[], now: number, zone: string) {
  const today = dayOf(now, zone);
  const later = cards.filter((card) => !isDue(card, now, zone)).map(({ dueAt }) => dayOf(dueAt, zone));
  const [day] = later.toSorted();
  const count = later.filter((each) => each === day).length;
  const next = day === undefined ? null : { day, inDays: daysBetween(today, day), count };
  return { cards: cards.length, due: cards.length - later.length, next };
}

/** Cards of a sitting, the longest overdue first. */
export function sittingOf(cards: readonly Card[], now: number, zone: string): Card[] {
  const due = cards.filter((card) => isDue(card, now, zone));
  return due.toSorted((one, other) => one.dueAt - other.dueAt).slice(0, sittingMax);
}
