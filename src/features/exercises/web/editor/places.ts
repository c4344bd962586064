/** Line to show, from 1; a new object for each request. */
export interface Reveal {
  readonly file: string;
  readonly line: number;
}

/** Inserts a text at the cursor of an editor; a tab becomes an indent. */
export type Insert = (text: string) => void;

/** Selection in the plain field, which had the focus. */
export interface PlainSelection {
  readonly from: number;
  readonly to: number;
}
