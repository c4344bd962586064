/** Local date in the format of a date field: `2026-12-31`. */
export function dayOf(momentMs: number): string {
  const date = new Date(momentMs);
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

/** Start of a local day in milliseconds since 1970; undefined for an invalid date. `later` adds days. */
export function startOfDay(day: string | undefined, later = 0): number | undefined {
  const [, year = '', month = '', date = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '') ?? [];
  const start = new Date(2000, 0);
  // The Date constructor reads the year 2 as 1902, and a year such as 2026 is typed digit by digit.
  start.setFullYear(Number(year), Number(month) - 1, Number(date));
  if (year === '' || dayOf(start.getTime()) !== day) return undefined;
  // Adds calendar days, because not every day has 24 hours.
  return start.setDate(start.getDate() + later);
}

/** Period from the first to the last day, inclusive, as the parameters of a list's query. */
export function periodOf({ from, until }: { readonly from?: string; readonly until?: string }) {
  const momentText = (moment: number | undefined) => (moment === undefined ? undefined : String(Math.max(0, moment)));
  return { from: momentText(startOfDay(from)), before: momentText(startOfDay(until, 1)) };
}
