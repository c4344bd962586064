/** A line that is to be shown, from 1; another object for each time. */
export interface Reveal {
  readonly file: string;
  readonly line: number;
}

/** What was marked in the plain field, and that it had the focus. */
export interface PlainSelection {
  readonly from: number;
  readonly to: number;
}
