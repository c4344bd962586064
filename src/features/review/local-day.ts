const dayMs = 24 * 60 * 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formatter of a zone's date and hour; an unknown zone counts as UTC. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = makeFormat(zone);
  // Clients choose the names, so the cache needs a bound; there are about 600 zones.
  if (formats.size >= 1000) formats.clear();
  formats.set(zone, format);
  return format;
}

function makeFormat(zone: string): Intl.DateTimeFormat {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-CA', { ...fields, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('en-CA', { ...fields, timeZone: 'UTC' });
  }
}

/** Date and hour of a time (milliseconds since 1970) in a time zone. */
export function localTime(at: number, zone: string): { readonly day: string; readonly hour: number } {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) };
}

/** Day of a time in a time zone, such as `2026-11-30`; days compare like texts. */
export function dayOf(at: number, zone: string): string {
  return localTime(at, zone).day;
}

/** Number of days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** The day before. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10);
}
