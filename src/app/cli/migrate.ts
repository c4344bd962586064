import { migrations } from '../../../migrations/index.ts';
import { migrateToLatest, pendingMigrations } from '../../platform/server/db/migrate.ts';
import { nameDatabase, openInstallationAsItIs } from '../../platform/server/db/open.ts';
import { CommandError, type SettingsCommand } from './command.ts';
import { counted } from './print.ts';

export const migrateCommand: SettingsCommand = {
  name: 'migrate',
  parameters: [],
  options: { check: 'only list pending migrations' },
  summary: 'Migrate the database to this version and list each migration; starting the server does this too',
  example: '--check',
  endsWith1: 'with --check, a migration is pending',
  async runOnSettings({ options, readSettings }) {
    const settings = readSettings();
    const db = await openInstallationAsItIs(settings, migrations);
    const database = nameDatabase(settings);
    try {
      const { pending, unknown } = await pendingMigrations(db, migrations);
      if (unknown.length > 0)
        throw new CommandError(
          `A newer version of Opvir has updated this database: ${unknown.join(', ')}.\nDatabase: ${database}`,
        );
      if (options.has('check')) {
        const text = pending.length === 0 ? 'Nothing is pending.' : `${counted(pending.length, 'step')} pending:`;
        const exitCode = pending.length === 0 ? 0 : 1;
        return { text: [text, ...pending].join('\n'), json: { pending }, exitCode, database };
      }
      const applied = await migrateToLatest(db, migrations);
      const text = applied.length === 0 ? 'Nothing to do.' : `${counted(applied.length, 'step')} done:`;
      return { text: [text, ...applied].join('\n'), json: { applied }, database };
    } finally {
      await db.close();
    }
  },
};
