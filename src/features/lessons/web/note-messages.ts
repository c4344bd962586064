/** Texts of notes on a lesson. */
export const noteMessages = {
  title: 'Your notes',
  label: 'Notes on this lesson',
  hint: 'Only you see them. They may have Markdown, such as **bold**, lists and `code`.',
  loading: 'Loading your notes',
  failed: 'Your notes could not be loaded.',
  retry: 'Try again',
  saving: 'Saving …',
  saved: (time: string) => `Saved ${time}`,
  onDevice: 'Kept on this device; sent when the site can be reached.',
  unkept: 'This browser keeps nothing, and the site cannot be reached: copy your notes before you leave.',
  tooLong: (max: number) =>
    `A note has at most ${max.toLocaleString('en')} characters. Until this one is shorter, nothing more of it is saved on the site.`,
  export: 'Download all notes on this course',
  conflict:
    'These notes were changed in another window or on another device. Nothing is lost: choose which text to keep.',
  here: 'What you typed here',
  there: 'What was saved there',
  keepHere: 'Keep what I typed here',
  keepThere: 'Take what was saved there',
  empty: 'An empty note',
  look: 'Preview',
  write: 'Write on',
  looked: 'Your notes as they read',
  nothingToSee: 'There is nothing to see yet.',
  preview: { failed: 'The preview could not be loaded.', retry: 'Try again' },
} as const;
