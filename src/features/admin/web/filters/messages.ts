/** Texts of saved filters. */
export const filterMessages = {
  title: 'Your saved filters',
  save: 'Save this filter',
  saveTitle: 'Save what this list shows',
  saveText: 'It stands above this list from now on, for you alone.',
  name: 'Name of the filter',
  nameHint: 'A name that is there already is written over.',
  saved: (name: string) => `The filter “${name}” is saved.`,
  remove: (name: string) => `Remove the filter “${name}”`,
  removed: (name: string) => `The filter “${name}” is removed.`,
  back: (name: string) => `The filter “${name}” is back.`,
} as const;
