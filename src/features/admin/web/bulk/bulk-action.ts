/** Results of a bulk action by row. */
export interface Outcomes {
  readonly results: readonly { readonly id: string; readonly failure: { readonly message: string } | null }[];
  /** Time to undo it in milliseconds, if it is limited; 0 if it cannot be undone. */
  readonly undoMs?: number;
}

/** Parameters of an action: one of its options, and a text; empty if it has none. */
export interface Given {
  readonly choice: string;
  readonly words: string;
}

/** Question of the dialog before an action. */
export interface BulkConfirmation {
  readonly title: (count: number) => string;
  readonly text: string;
  /** Reason why the action leaves out this number of the selected rows; undefined if none is needed. */
  readonly leftOut?: (count: number) => string;
  readonly choice?: { readonly label: string; readonly options: Readonly<Record<string, string>> };
  readonly words?: {
    readonly label: string;
    readonly hint: string;
    readonly maxLength: number;
    readonly required: boolean;
  };
}

/** Bulk action on rows of a list. */
export interface BulkAction<Item> {
  readonly label: string;
  readonly isDanger?: boolean;
  /** Query keys that the action makes stale, besides those of the console. */
  readonly makesStale?: readonly (readonly string[])[];
  /** Returns true if the action applies to the row; other rows are left out. */
  readonly fits: (item: Item) => boolean;
  /** Undefined if the action needs no confirmation, because it can be undone. */
  readonly question?: BulkConfirmation;
  readonly run: (items: readonly Item[], given: Given) => Promise<Outcomes>;
  readonly done: (count: number) => string;
  /** Confirmation while it can be undone for a limited time, and after that. */
  readonly doneFor?: (count: number, seconds: number) => string;
  readonly doneAfter?: (count: number) => string;
  /** Reverse action, for the rows that were changed; undefined if it cannot be undone. */
  readonly undo?: (items: readonly Item[], given: Given) => Promise<Outcomes>;
}
