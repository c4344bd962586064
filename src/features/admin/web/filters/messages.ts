/** Texts of saved filters. */
export const filterMessages = {
  title: 'Your saved filters',
  save: 'Save this filter',
  saveTitle: 'Save the current filter',
  saveText: 'It appears above this list, only for you.',
  name: 'Name of the filter',
  nameHint: 'An existing filter with this name is replaced.',
  saved: (name: string) => `Filter “${name}” saved.`,
  remove: (name: string) => `Remove the filter “${name}”`,
  removed: (name: string) => `Filter “${name}” removed.`,
  back: (name: string) => `Filter “${name}” restored.`,
} as const;
