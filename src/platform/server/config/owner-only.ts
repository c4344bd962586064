import { type Stats, chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './start-error.ts';

const othersMask = 0o077;
/** Names of files and folders that Opvir creates in its data folder, and copies of them with longer names. */
const ownNames = /^(opvir\.sqlite|server\.lock|secret|outbox|uploads|campaigns)/;

interface Outcome {
  closed: number;
  /** Paths that stay readable to others, with the reason. */
  readonly faults: string[];
}

/** Makes new files of this process readable by its owner only: the first step of the server and of the command line. */
export function restrictToOwner(): void {
  process.umask(othersMask);
}

/**
 * Restricts a data folder that other users of the machine may read; returns warnings for the operator, one line each.
 * Touches only Opvir's own files: the setting may name a folder that holds other things too.
 */
export function closeToOthers(dataDir: string): string[] {
  // Windows has no modes: a file inherits the rights of its folder.
  if (process.platform === 'win32') return [];
  const outcome: Outcome = { closed: 0, faults: [] };
  const folder = realpathSync(dataDir);
  const names = readdirSync(folder).filter((name) => name !== 'lost+found');
  const own = names.filter((name) => ownNames.test(name));
  for (const name of own) close(join(folder, name), outcome);
  if (own.length === names.length) close(folder, outcome);
  else if (isOpen(lstatSync(folder)))
    outcome.faults.push(`it holds other files too; close it with: chmod 700 ${folder}`);
  return describe(dataDir, outcome);
}

function describe(dataDir: string, { closed, faults }: Outcome): string[] {
  const [first] = faults;
  return [
    ...(closed > 0 ? [`The data folder ${dataDir} was open to other users of this machine; it is closed now.`] : []),
    ...(first === undefined ? [] : [`The data folder ${dataDir} is open to other users of this machine: ${first}`]),
  ];
}

/** Restricts the content first: if this stops half-way, the folder is still open, and the next start continues. */
function close(path: string, outcome: Outcome): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // A link is the operator's own arrangement.
  if (!stats || stats.isSymbolicLink() || !isOpen(stats)) return;
  try {
    for (const name of stats.isDirectory() ? readdirSync(path) : []) close(join(path, name), outcome);
    chmodSync(path, stats.mode & ~othersMask);
    if (isOpen(lstatSync(path))) throw new Error('this disk does not support permissions');
    outcome.closed += 1;
  } catch (error) {
    // ENOENT: another process has moved a mail or an upload meanwhile.
    if (codeOf(error) !== 'ENOENT') outcome.faults.push(`${path} (${codeOf(error)})`);
  }
}

function isOpen(stats: Stats): boolean {
  return (stats.mode & othersMask) !== 0;
}
