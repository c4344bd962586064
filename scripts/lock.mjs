// Plain JavaScript: bootstrap.mjs needs it on Node 20, before anything is installed.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 250;
const giveUpMs = 15 * 60_000;

/**
 * Runs `work` while holding the lock `file`, and returns its result. Waits up to 15 minutes; takes over a dead process's lock.
 * @param {string} file
 * @param {string} whileWaiting one line, printed once if another process holds the lock
 * @param {() => T | Promise<T>} work
 * @template T
 */
export async function withLock(file, whileWaiting, work) {
  mkdirSync(dirname(file), { recursive: true });
  const started = Date.now();
  for (let turns = 0; !take(file); turns++) {
    if (takeOver(file)) continue;
    if (turns === 0) console.log(whileWaiting);
    if (Date.now() - started > giveUpMs) {
      throw new Error(`Gave up waiting after 15 minutes. If nothing else is running, remove ${file} and try again.`);
    }
    await sleep(pollMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Linking a file that is already written takes the lock and names its holder in one step. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Removes a lock whose holder is gone; true if it did. */
function takeOver(file) {
  const holder = readHolder(file);
  if (holder === undefined || isBlocked(file, holder)) return false;
  const aside = `${file}.${process.pid}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
  // Between reading and renaming, another waiter may have taken the lock: then it is handed back.
  if (readHolder(aside) !== holder) linkSync(aside, file);
  rmSync(aside, { force: true });
  return true;
}

function readHolder(file) {
  try {
    // A power cut may leave a file without a number: nobody holds it.
    return Number(readFileSync(file, 'utf8')) || 0;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns whether the process that took the lock still runs. A power cut leaves an empty lock. Process ids are reused, in
 * containers often at each start, so a lock older than this process (for its own id) or than the machine's start is stale.
 */
function isBlocked(file, pid) {
  if (!(pid > 0)) return false;
  const { mtimeMs = Date.now() } = statSync(file, { throwIfNoEntry: false }) ?? {};
  const secondsOld = (Date.now() - mtimeMs) / 1000;
  if (secondsOld > (pid === process.pid ? process.uptime() : uptime())) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
