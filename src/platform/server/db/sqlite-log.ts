import { closeSync, existsSync, fdatasync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';

const fdatasyncOf = promisify(fdatasync);

/**
 * SQLite's write-ahead log, brought to the disk by one of Node's threads: SQLite itself would have the whole process wait. What
 * was committed is acknowledged afterwards, so it is as safe as with `synchronous=FULL`.
 */
export class SqliteLog {
  readonly #path: string;
  #file: number | null = null;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(databasePath: string) {
    this.#path = `${databasePath}-wal`;
  }

  /** Resolves once all that is in the log now is on the disk. Those who ask while one sync is under way share the next. */
  sync(): Promise<void> {
    this.#next ??= this.#afterRunning();
    return this.#next;
  }

  /** Once what is under way has ended: its file is needed for so long. */
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
 * What the kernel could not write it forgets, and the next sync would say that all is well: nothing that this process would
 * acknowledge from here on is true. The next start reads what is on the disk, as after a power cut.
 */
function endAtOnce(error: unknown): never {
  const standardError = 2;
  writeSync(standardError, `The disk of the database failed (${String(error)}); the server ends at once.\n`);
  process.kill(process.pid, 'SIGKILL');
  throw error;
}
