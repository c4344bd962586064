export interface Day {
  /** Its beginning, on the reader's clock. */
  readonly date: Date;
  /** How much was finished on it. */
  readonly count: number;
}

const daysShown = 7;

/** The last seven days with today, on the clock of this device; all moments are milliseconds since 1970. */
export function weekOf(finishedAt: readonly number[], now: number): readonly Day[] {
  return Array.from({ length: daysShown }, (_, place) => {
    const date = new Date(now);
    date.setHours(0, 0, 0, 0);
    date.setDate(date.getDate() - (daysShown - 1 - place));
    const end = new Date(date);
    end.setDate(end.getDate() + 1);
    const count = finishedAt.filter((at) => at >= date.getTime() && at < end.getTime()).length;
    return { date, count };
  });
}
