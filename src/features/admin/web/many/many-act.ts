/** What became of each row of an act on many. */
export interface Outcomes {
  readonly results: readonly { readonly id: string; readonly failure: { readonly message: string } | null }[];
  /** For so long it can be undone, where that has an end; 0 for not at all. */
  readonly undoMs?: number;
}

/** What whoever acts was asked for: one of the choices, and words; empty where nothing was asked. */
export interface Given {
  readonly choice: string;
  readonly words: string;
}

/** What is asked before an act. */
export interface ManyQuestion {
  readonly title: (count: number) => string;
  readonly text: string;
  /** Why the act leaves out so many of the chosen rows; undefined where that needs no reason of its own. */
  readonly leftOut?: (count: number) => string;
  readonly choice?: { readonly label: string; readonly options: Readonly<Record<string, string>> };
  readonly words?: {
    readonly label: string;
    readonly hint: string;
    readonly maxLength: number;
    readonly required: boolean;
  };
}

/** An act on many rows of a list at once. */
export interface ManyAct<Item> {
  readonly label: string;
  readonly isDanger?: boolean;
  /** Whether it is something for this row; the others are left out. */
  readonly fits: (item: Item) => boolean;
  /** Undefined for what is done at once: that can be undone. */
  readonly question?: ManyQuestion;
  readonly run: (items: readonly Item[], given: Given) => Promise<Outcomes>;
  readonly done: (count: number) => string;
  /** What is said instead where it can be undone for a while, and when that is over. */
  readonly doneFor?: (count: number, seconds: number) => string;
  readonly doneAfter?: (count: number) => string;
  /** The reverse act, on what the act was done to; undefined for what cannot be undone. */
  readonly undo?: (items: readonly Item[], given: Given) => Promise<Outcomes>;
}
