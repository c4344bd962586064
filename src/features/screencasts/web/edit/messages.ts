const time = (at: number) =>
  new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' });

/** Texts for code that a viewer edits in a screencast. */
export const takeOverMessages = {
  paused: 'Paused. You can edit the code. Play returns to the recording’s code.',
  own: (place: string) => `This is your version of ${place}. Play returns to the recording’s code.`,
  showRecorded: 'Show the recording’s code',
  marked: 'Highlighted in the recording:',
  versions: 'Your versions',
  kept: 'Your code is saved in this browser.',
  notKept: 'This browser cannot save your code. Copy it before you leave the page.',
  version: (place: string, at: number) => `Your version of ${place}, changed ${time(at)}`,
  remove: 'Remove',
  removed: (place: string, at: number) => ` your version of ${place}, changed ${time(at)}`,
} as const;
