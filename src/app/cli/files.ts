import { compareFiles } from '../../platform/server/storage/compare-files.ts';
import { openFileStore } from '../../platform/server/storage/open-file-store.ts';
import { type Command, CommandError } from './command.ts';
import { fileColumns } from './file-columns.ts';
import { table } from './print.ts';

export const filesCommand: Command = {
  name: 'files clean',
  parameters: [],
  options: { yes: 'do not ask', force: 'also where more than half of all would go' },
  summary: 'Show the uploaded files that no row names, and remove them after asking',
  example: '',
  async run({ db, readSettings, options, terminal }) {
    const files = openFileStore(readSettings());
    const { kept, unnamed } = await compareFiles(db, files, fileColumns);
    if (unnamed.length === 0) return { text: `Each of the ${kept} files has its row.`, json: { kept, removed: [] } };
    terminal.say(table([['FILE', 'BYTES'], ...unnamed.map(({ key, sizeBytes }) => [key, String(sizeBytes)])]));
    const what = `${unnamed.length} of the ${kept} files in ${files.name}`;
    // Guards against one server's files with another server's database: all files would be deleted.
    if (unnamed.length * 2 > kept && !options.has('force')) {
      throw new CommandError(
        `No row names ${what}, more than half: this database may not be theirs. Nothing was removed. If it is, add --force.`,
      );
    }
    if (!options.has('yes') && !(await terminal.confirm(`Remove ${what}?`))) {
      throw new CommandError('Nothing was removed.');
    }
    for (const { key } of unnamed) await files.remove(key);
    return { text: `Removed ${what}.`, json: { kept, removed: unnamed.map(({ key }) => key) } };
  },
};
