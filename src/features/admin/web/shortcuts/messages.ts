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
    ['j', 'To the next row'],
    ['k', 'To the row before'],
    ['o', 'Open or close the row (Enter does it, too)'],
    ['x', 'Choose the row'],
    ['s', 'Search the list'],
  ],
  anywhere: 'Anywhere in the console',
  anywhereKeys: [
    ['/', 'Search everything'],
    ['Ctrl+K or ⌘K', 'The same, also while you type and while the others are off'],
    ['?', 'This list'],
  ],
  go: 'Go to',
  overview: 'Overview',
  on: 'Use these shortcuts in this browser',
} as const;
