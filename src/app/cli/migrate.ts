import { migrations } from '../../../migrations/index.ts';
import { migrateToLatest, pendingMigrations } from '../../platform/server/db/migrate.ts';
import { nameDatabase, openInstallationAsItIs } from '../../platform/server/db/open.ts';
import { CommandError, type SettingsCommand } from './command.ts';
import { counted } from './print.ts';

export const migrateCommand: SettingsCommand = {
  name: 'migrate',
  parameters: [],
  options: ['check'],
  summary: `Bring the tables of the database up to this version, and name each step; a start of the server does it as well
      --check  only name what is pending, and end with 1 if something is`,
  async runOnSettings({ options, readSettings }) {
    const settings = readSettings();
    const db = await openInstallationAsItIs(settings, migrations);
    const say = (lines: readonly string[]) => [...lines, `Database: ${nameDatabase(settings)}`].join('\n');
    try {
      const { pending, unknown } = await pendingMigrations(db, migrations);
      if (unknown.length > 0)
        throw new CommandError(say([`A newer version of Opvir has made tables here: ${unknown.join(', ')}.`]));
      if (options.has('check')) {
        const text = pending.length === 0 ? 'Nothing is pending.' : `${counted(pending.length, 'step')} pending:`;
        return { text: say([text, ...pending]), json: { pending }, exitCode: pending.length === 0 ? 0 : 1 };
      }
      const applied = await migrateToLatest(db, migrations);
      const text = applied.length === 0 ? 'There was nothing to do.' : `${counted(applied.length, 'step')} done:`;
      return { text: say([text, ...applied]), json: { applied } };
    } finally {
      await db.close();
    }
  },
};
