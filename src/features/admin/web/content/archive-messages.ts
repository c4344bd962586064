import type { archiveSteps } from '../../../authoring/archive-contract.ts';

type What = (typeof archiveSteps)[number];

const files = (count: number) => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

/** Texts of the content archive's import and export. */
export const archiveMessages = {
  download: 'Download all content',
  bring: 'Bring content in',
  part: { failed: 'This could not be loaded.', retry: 'Try again' },
  lead: 'An archive (.zip) of content files, such as another site’s download. First you see what it would change; nothing is changed before you take it over.',
  file: 'Archive of content',
  fileHint: 'Choose it, or drop it here. At most 256 MiB.',
  overwrite: 'Also take what was edited here since the last import',
  prune: 'Also remove what the archive does not have',
  sending: (percent: number) => `Sending the archive: ${percent} %`,
  looking: 'The archive is looked through …',
  failed: 'The archive could not be looked through. Please try again.',
  takeFailed:
    'It is not known whether the archive was taken over. Please try again: if it was, nothing is done twice, and you see what is left.',
  preview: 'What it would do',
  refused: 'Nothing can be taken over. These are the reasons:',
  whole: 'The archive',
  moved:
    'The content was changed since you looked, and nothing was taken over this time. This is what the archive would do now.',
  nothing: 'There is nothing to take over: what the archive has is here already.',
  counts: (count: number, what: string) => `${what}: ${files(count)}`,
  unchanged: 'Unchanged',
  steps: {
    added: 'New',
    changed: 'Changed',
    edited: 'Edited here since the last import',
    adopted: 'Edited here, and the same in the archive',
    removed: 'Removed',
    absent: 'Not in the archive, stays',
  } satisfies Record<What, string>,
  overwritten: 'Edited here, is overwritten',
  difference: 'Compare',
  differenceOf: (path: string) => `Compare ${path} with what is here`,
  legend: 'Red lines stand only in what is here, green ones only in the archive.',
  onlyHere: 'Only here: ',
  onlyThere: 'Only in the archive: ',
  take: 'Take it over',
  takeTitle: (count: number) => `Change ${files(count)} of the content?`,
  takeText: 'All visitors have it within two seconds. What texts were before stays among their versions.',
  done: (counts: string) => `The content was brought in: ${counts}. All visitors have it within two seconds.`,
  doneNothing: 'Nothing had to be changed.',
  doneCounts: { added: 'new', changed: 'changed', removed: 'removed' },
} as const;
