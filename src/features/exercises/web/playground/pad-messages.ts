/** Texts of the playground page. */
export const padMessages = {
  title: 'Playground',
  lead: 'Write code and run it here. Nothing to install.',
  description: 'Write and run Python, JavaScript and React in your browser. Nothing to install, and free of charge.',
  part: { failed: 'The code editor could not be loaded.', retry: 'Try again' },
  language: 'Language',
  languages: { python: 'Python', javascript: 'JavaScript', react: 'React' },
  kept: 'Your code is saved in this browser.',
  notKept: 'This browser cannot save your code. Copy it before you leave the page.',
  replaced: 'The code was replaced.',
  undo: 'Undo',
  startOver: 'Start over',
  input: 'Input',
  inputHint: 'Lines that input() reads.',
  empty: 'Run your code to see its output here.',
  open: 'Open in playground',
} as const;
