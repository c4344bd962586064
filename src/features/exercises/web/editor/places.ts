/** Line to show, from 1; a new object for each request. */
export interface Reveal {
  readonly file: string;
  readonly line: number;
}

/** Selection in the plain field, which had the focus. */
export interface PlainSelection {
  readonly from: number;
  readonly to: number;
}
