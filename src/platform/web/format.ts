const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size for people, in powers of a thousand: `1 byte`, `3.4 kB`, `73.9 GB`. */
export function sizeText(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return (bytes / 1000 ** power).toLocaleString('en-GB', {
    style: 'unit',
    unit: units[power],
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

/** Formats a time, with the date unless it is today. */
export function timeText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Date(at).toLocaleString('en', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(!isToday && { dateStyle: 'medium' }),
  });
}
