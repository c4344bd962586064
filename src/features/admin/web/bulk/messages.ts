/** Texts of bulk actions. */
export const bulkMessages = {
  choose: (name: string) => `Select ${name}`,
  chooseAll: 'Select all',
  bar: 'Actions for the selection',
  chosen: (count: number, max: number) => (count < max ? `${count} selected` : `${count} selected, the maximum`),
  clear: 'Clear selection',
  nothingFits: 'These rows have no action in common.',
  leftOut: (count: number) =>
    count === 1
      ? '1 row you selected is not included: this does not apply to it.'
      : `${count} rows you selected are not included: this does not apply to them.`,
  undo: 'Undo',
  secondsLeft: (seconds: number) => `${seconds} s`,
  undone: (count: number) => (count === 1 ? 'Undone for 1.' : `Undone for ${count}.`),
  failed: (count: number) => (count === 1 ? '1 was not changed:' : `${count} were not changed:`),
} as const;
