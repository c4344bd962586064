import closeWithGrace from 'close-with-grace';
import { type LevelWithSilent, pino } from 'pino';
import { migrations } from '../../../migrations/index.ts';
import {
  lockDataFolder,
  prepareDataFolder,
  readOrCreateSecret,
  StartError,
} from '../../platform/server/config/data-folder.ts';
import { readSettings, type Settings, SettingsError } from '../../platform/server/config/settings.ts';
import { migrateToLatest } from '../../platform/server/db/migrate.ts';
import { openDatabase } from '../../platform/server/db/open.ts';
import { buildApp } from './build-app.ts';
import { currentSite } from './built-site.ts';

const nodeMajorMin = 24;
const shutdownLimitMs = 20_000;

try {
  await start();
} catch (error) {
  const lines = error instanceof SettingsError ? error.faults : error instanceof StartError ? [error.message] : null;
  if (lines === null) throw error;
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  requireNode();
  const settings = readSettings();
  prepareDataFolder(settings.dataDir);
  const unlock = settings.databaseUrl === null ? lockDataFolder(settings.dataDir) : () => undefined;
  const db = await openDatabase(settings);
  await migrateToLatest(db.kysely, migrations);
  const app = await buildApp({
    settings,
    secret: settings.secret ?? readOrCreateSecret(settings.dataDir),
    db,
    log: pino({ level: settings.logLevel satisfies string as LevelWithSilent }),
    site: currentSite(),
  });
  app.addHook('onClose', async () => {
    await db.close();
    unlock();
  });
  const address = await listen(app, settings);
  closeWithGrace({ delay: shutdownLimitMs, logger: app.log }, async ({ err }) => {
    if (err) app.log.fatal({ err }, 'stopping after an unexpected failure');
    await app.close();
  });
  greet(address, settings);
}

function requireNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) return;
  throw new StartError(
    `Opvir needs Node ${nodeMajorMin} or later; this is ${process.version}. Start it with: npm start`,
  );
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    await app.close();
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} on ${host} is taken. Set PORT to another one, or stop what uses it.`);
    if (code === 'EACCES') throw new StartError(`Port ${port} on ${host} may not be used. Set PORT to one above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}

function greet(address: string, { dataDir, databaseUrl, brand }: Settings): void {
  const database = databaseUrl === null ? 'SQLite in the data folder' : `PostgreSQL at ${new URL(databaseUrl).host}`;
  process.stdout.write(
    [
      '',
      `  ${brand} is running at ${address}`,
      `  Data folder: ${dataDir} (${database})`,
      '  Make an administrator: npm run opvir -- user grant <email> admin',
      '  Stop it with Ctrl+C',
      '',
      '',
    ].join('\n'),
  );
}
