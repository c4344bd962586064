/** Cards of a sitting: three minutes' worth. */
export const sittingMax = 15;

const secondsPerCard = 12;

/** Minutes that most learners need for this number of questions; at least 1. */
export function minutesFor(cards: number): number {
  return Math.max(1, Math.ceil((cards * secondsPerCard) / 60));
}
