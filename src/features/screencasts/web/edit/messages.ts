const time = (at: number) => new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Texts for code that a viewer edits in a screencast. */
export const takeOverMessages = {
  paused: 'Paused: the code is yours to change. Play goes on with the recording’s own.',
  own: (place: string) => `This is your version of ${place}. Play goes on with the recording’s own code.`,
  showRecorded: 'Show the recording’s code',
  marked: 'Marked in the recording:',
  versions: 'Your versions',
  kept: 'What you wrote is kept in this browser.',
  notKept: 'This browser keeps nothing. Copy your code before you leave the page.',
  version: (place: string, at: number) => `Your version of ${place}, changed ${time(at)}`,
  remove: 'Remove',
  removed: (place: string, at: number) => ` your version of ${place}, changed ${time(at)}`,
} as const;
