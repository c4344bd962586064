import { closeSync, existsSync, fdatasync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const fdatasyncOf = promisify(fdatasync);

/**
 * Syncs SQLite's write-ahead log on one of Node's threads, because SQLite's own sync would block the process. Commits
 * are acknowledged afterwards, so they are as safe as with `synchronous=FULL`.
 */
export class SqliteLog {
  readonly #path: string;
  #file: number | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`;
  }

  /** Resolves once everything now in the log is on the disk. Calls during a running sync share the next one. */
  sync(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Closes the file after the running sync, which needs it. */
  async close(): Promise<void> {
    await (this.#next ?? this.#running);
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  async #afterRunning(): Promise<void> {
    await this.#running;
    this.#next = null;
    this.#running = this.#syncNow();
    return this.#running;
  }

  async #syncNow(): Promise<void> {
    // Nothing was ever written.
    if (this.#file === null && !existsSync(this.#path)) return;
    try {
      await fdatasyncOf((this.#file ??= openSync(this.#path, 'r+')));
    } catch (error) {
      endAtOnce(error);
    }
  }
}

/**
 * Kills the process: the kernel forgets pages that it could not write, so the next sync would succeed and
 * acknowledgments would be false. The next start reads what is on the disk, as after a power cut.
 */
function endAtOnce(error: unknown): never {
  const standardError = 2;
  writeSync(standardError, `The disk of the database failed (${String(error)}); the server stops now.\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}
