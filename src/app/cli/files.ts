import { compareFiles } from '../../platform/server/storage/compare-files.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { type Command, CommandError } from './command.ts';
import { fileColumns } from './file-columns.ts';
import { table } from './print.ts';

export const filesCommand: Command = {
  name: 'files clean',
  parameters: [],
  options: { yes: 'skip the confirmation', force: 'also remove more than half of all files' },
  summary: 'Show uploaded files that no database row refers to, and remove them',
  example: '',
  async run({ db, readSettings, options, terminal }) {
    const files = openFileStore(readSettings());
    const { kept, unnamed } = await compareFiles(db, files, fileColumns);
    if (unnamed.length === 0) return { text: `No unused files: all ${kept} are in use.`, json: { kept, removed: [] } };
    terminal.say(table([['FILE', 'BYTES'], ...unnamed.map(({ key, sizeBytes }) => [key, String(sizeBytes)])]));
    const what = `${unnamed.length} of the ${kept} files in ${files.name}`;
    // Guards against one server's files with another server's database: all files would be deleted.
    if (unnamed.length * 2 > kept && !options.has('force')) {
      throw new CommandError(
        `No database row refers to ${what}, more than half: this may be the wrong database. Nothing was removed. To remove them anyway, add --force.`,
      );
    }
    if (!options.has('yes') && !(await terminal.confirm(`Remove ${what}?`))) {
      throw new CommandError('Nothing was removed.');
    }
    for (const { key } of unnamed) await files.remove(key);
    return { text: `Removed ${what}.`, json: { kept, removed: unnamed.map(({ key }) => key) } };
  },
};
