/** Cards of a sitting: three minutes' worth. */
export const sittingMax = 15;

const secondsPerCard = 12;

/** Minutes that most learners need for a sitting, if this number of questions is due; at least 1. */
export function minutesFor(due: number): number {
  return Math.max(1, Math.ceil((Math.min(due, sittingMax) * secondsPerCard) / 60));
}
