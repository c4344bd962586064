const hoursAWeek = 2;
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** `schedule` of a course of this length: weeks of two hours, rounded. */
export function scheduleOf(minutes: number): string {
  const weeks = Math.max(1, Math.round(minutes / 60 / hoursAWeek));
  const [first = '', ...rest] = words[weeks] ?? String(weeks);
  return `${first.toUpperCase()}${rest.join('')} ${weeks === 1 ? 'week' : 'weeks'} at your own pace, about ${words[hoursAWeek]} hours a week`;
}
