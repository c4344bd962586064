/** Texts of the console's keyboard shortcuts. */
export const shortcutMessages = {
  open: 'Keyboard shortcuts',
  title: 'Keyboard shortcuts',
  close: 'Close',
  lead: 'Single keys do nothing while you type.',
  goKey: 'g',
  after: 'then',
  lists: 'In a list',
  keys: [
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['o', 'Open or close the row (or press Enter)'],
    ['x', 'Select the row'],
    ['s', 'Search the list'],
  ],
  anywhere: 'Anywhere in the console',
  anywhereKeys: [
    ['/', 'Search everything'],
    ['Ctrl+K or Cmd+K', 'The same, even while you type or shortcuts are off'],
    ['?', 'Show this list'],
  ],
  go: 'Go to',
  overview: 'Overview',
  on: 'Use these shortcuts in this browser',
} as const;
