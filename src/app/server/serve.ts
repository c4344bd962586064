import closeWithGrace from 'close-with-grace';
import { migrations } from '../../../migrations/index.ts';
import { lockDataFolder, prepareDataFolder } from '../../platform/server/config/data-folder.ts';
import { closeToOthers, restrictToOwner } from '../../platform/server/config/owner-only.ts';
import { postgresWarning } from '../../platform/server/config/postgres-address.ts';
import { readOrCreateSecret } from '../../platform/server/config/secret.ts';
import { readSettings, type Settings, SettingsError } from '../../platform/server/config/settings.ts';
import { StartError } from '../../platform/server/config/start-error.ts';
import { durabilityFaults } from '../../platform/server/db/durability.ts';
import { openUpToDate } from '../../platform/server/db/open.ts';
import { filesArePrivate } from '../../platform/server/storage/open-file-store.ts';
import { buildApp } from './build-app.ts';
import { currentSite } from './built-site.ts';
import { greeting } from './greet.ts';
import { createLog } from './log.ts';

const nodeMajorMin = 24;
const shutdownLimitMs = 20_000;
/**
 * Longest queue of connections that are not accepted yet; later ones wait seconds. After a restart everybody reconnects
 * at once. The system's own limit may be lower.
 */
const connectionsWaitingMax = 4096;
/** Delay after listening starts, so that waiting clients are served first. */
const tidyAfterMs = 1000;

/**
 * Signals that report a crash. A listener would replace V8's own, which turns a WebAssembly access out of bounds into
 * an error: the process would hang or die.
 */
const failures = ['SIGSEGV', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGTRAP'] satisfies NodeJS.Signals[];

restrictToOwner();
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
  const { dataDir } = settings;
  let endUnread = (): unknown => process.exit(1);
  const log = createLog(settings.logLevel, () => void endUnread());
  await prepareDataFolder(dataDir);
  for (const line of closeToOthers(dataDir)) log.warn(line);
  if (filesArePrivate(settings))
    log.warn(
      'Uploaded files are stored only in this data folder. If processes on several machines share the database, share uploads/ or use S3.',
    );
  const warning = settings.databaseUrl === null ? null : postgresWarning(settings.databaseUrl);
  if (warning !== null) log.warn(warning);
  const unlock = settings.databaseUrl === null ? lockDataFolder(dataDir) : () => undefined;
  const secret = settings.secret ?? (await readOrCreateSecret(dataDir));
  const db = await openUpToDate(settings, migrations);
  for (const line of await durabilityFaults(db)) log.warn(line);
  const app = await buildApp({ settings, secret, db, log, site: currentSite() });
  // Not a hook of the app: the hook added last runs first, but the other hooks still write.
  async function close(): Promise<void> {
    await app.close();
    await db.close();
    unlock();
  }
  const address = await listen(app, settings, close);
  endUnread = closeWithGrace({ delay: shutdownLimitMs, logger: app.log, skip: failures }, async ({ err, manual }) => {
    if (err) app.log.fatal({ err }, 'stopping after an unexpected failure');
    await close();
    // The process manager must not take this for an intended stop: close-with-grace makes it exit code 1.
    if (manual) throw new Error('nobody reads the output any more');
  }).close;
  process.stdout.write(greeting(address, settings));
  setTimeout(giveBackMemory, tidyAfterMs).unref();
}

/**
 * Frees the memory that the start left behind, which V8 would otherwise keep until it is needed. Blocks once, and only
 * if the process was started with `--expose-gc`.
 */
function giveBackMemory(): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

function requireNode(): void {
  if (Number(process.versions.node.split('.')[0]) >= nodeMajorMin) return;
  throw new StartError(
    `Opvir needs Node ${nodeMajorMin} or later; this is ${process.version}. Start it with: npm start`,
  );
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { host, port }: Settings,
  close: () => Promise<void>,
): Promise<string> {
  try {
    return await app.listen({ host, port, backlog: connectionsWaitingMax });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    await close();
    if (code === 'EADDRINUSE')
      throw new StartError(
        `Port ${port} on ${host} is in use. Set PORT to another port, or stop the program that uses it.`,
      );
    if (code === 'EACCES')
      throw new StartError(`Port ${port} on ${host} needs special permission. Set PORT to a port above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${host} is not an address of this machine.`);
    throw error;
  }
}
