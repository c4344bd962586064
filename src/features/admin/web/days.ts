/** A day where one is, as a field for days has it: `2026-12-31`. */
export function dayOf(momentMs: number): string {
  const date = new Date(momentMs);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** The moment at which a day begins where one is, in milliseconds since 1970; undefined for what is no day. `later` counts days after it. */
export function startOfDay(day: string | undefined, later = 0): number | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  const start = new Date(2000, 0);
  // Not as numbers of a new date, which takes the year 2 for 1902: somebody who types 2026 comes by it.
  start.setFullYear(Number(year), Number(month) - 1, Number(date));
  if (year === '' || dayOf(start.getTime()) !== day) return undefined;
  // By the calendar, for not every day has 24 hours.
  return start.setDate(start.getDate() + later);
}

/** The moments between which something happened on the days from the one to the other, as a list is asked for them. */
export function periodOf({ from, until }: { readonly from?: string; readonly until?: string }) {
  const asked = (moment: number | undefined) => (moment === undefined ? undefined : String(Math.max(0, moment)));
  return { from: asked(startOfDay(from)), before: asked(startOfDay(until, 1)) };
}
