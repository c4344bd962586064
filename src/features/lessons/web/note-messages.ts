/** Texts of notes on a lesson. */
export const noteMessages = {
  title: 'Your notes',
  label: 'Notes on this lesson',
  hint: 'Only you can see them. You can use Markdown: **bold**, lists and `code`.',
  loading: 'Loading your notes',
  failed: 'Your notes could not be loaded.',
  retry: 'Try again',
  saving: 'Saving …',
  saved: (time: string) => `Saved ${time}`,
  onDevice: 'Saved on this device. Sent when the site can be reached.',
  unkept: 'This browser cannot save your notes, and the site cannot be reached. Copy them before you leave.',
  tooLong: (max: number) =>
    `A note can have up to ${max.toLocaleString('en')} characters. Shorten this one to save it on the site.`,
  export: 'Download all notes on this course',
  conflict:
    'These notes were changed in another window or on another device. Nothing is lost: choose which text to keep.',
  here: 'Your text here',
  there: 'The saved text',
  keepHere: 'Keep my text',
  keepThere: 'Use the saved text',
  empty: 'Empty note',
  look: 'Preview',
  write: 'Edit',
  looked: 'Preview of your notes',
  nothingToSee: 'Nothing to preview yet.',
  preview: { failed: 'The preview could not be loaded.', retry: 'Try again' },
} as const;
