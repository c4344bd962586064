import type { archiveSteps } from '../archive-contract.ts';

type What = (typeof archiveSteps)[number];

const files = (count: number) => (count === 1 ? '1 file' : `${count.toLocaleString('en')} files`);

/** Texts of the content archive's import and export. */
export const archiveMessages = {
  download: 'Export all content',
  bring: 'Import content',
  part: { failed: 'This could not be loaded.', retry: 'Try again' },
  lead: 'Import a ZIP archive of content files, such as an export from another site. You see what would change before anything does.',
  file: 'Content archive',
  fileHint: 'Choose it or drop it here. Up to 256 MiB.',
  overwrite: 'Also overwrite content edited here since the last import',
  prune: 'Also remove content that is not in the archive',
  sending: (percent: number) => `Uploading the archive: ${percent}%`,
  looking: 'Checking the archive …',
  failed: 'The archive could not be checked. Please try again.',
  takeFailed:
    'We do not know whether the import worked. Please try again: nothing is imported twice, and you see what is left.',
  preview: 'What would change',
  refused: 'This archive cannot be imported:',
  whole: 'The archive',
  moved: 'The content changed since your last check, so nothing was imported. This is what would change now.',
  nothing: 'Nothing to import: everything in the archive is already here.',
  counts: (count: number, what: string) => `${what}: ${files(count)}`,
  unchanged: 'Unchanged',
  steps: {
    added: 'New',
    changed: 'Changed',
    edited: 'Edited here since the last import',
    adopted: 'Edited here, same in the archive',
    removed: 'Removed',
    absent: 'Not in the archive, stays',
  } satisfies Record<What, string>,
  overwritten: 'Edited here, will be overwritten',
  difference: 'Compare',
  differenceOf: (path: string) => `Compare ${path} with the current version`,
  legend: 'Red lines are only here, green ones only in the archive.',
  onlyHere: 'Only here: ',
  onlyThere: 'Only in the archive: ',
  take: 'Import changes',
  takeTitle: (count: number) => `Import changes to ${files(count)}?`,
  takeText:
    'Visitors see the changes within two seconds. Earlier texts of changed content stay available as versions. Those of removed content do not, so export all content first.',
  done: (counts: string) => `Import complete: ${counts}. Visitors see the changes within two seconds.`,
  doneNothing: 'Nothing needed to change.',
  doneCounts: { added: 'new', changed: 'changed', removed: 'removed' },
} as const;
