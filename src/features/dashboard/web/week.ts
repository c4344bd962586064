export interface Day {
  /** Start of the day in local time. */
  readonly date: Date;
  /** Number of items finished that day. */
  readonly count: number;
}

const daysShown = 7;

/** Last seven days including today, in this device's time zone; all times are milliseconds since 1970. */
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
