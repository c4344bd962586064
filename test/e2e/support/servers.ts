import { expect } from '@playwright/test';
import { type ServerProcess, startServer } from '../../../scripts/support/server-process.ts';

/** Settings for speed: hashing and background threads must not wait for the browser, which keeps every core busy. */
const quick = {
  OPVIR_PASSWORD_HASHING: 'fast',
  OPVIR_BACKGROUND_PRIORITY: 'normal',
  // Just long enough to press Undo: the other tests wait until applicants are notified.
  OPVIR_APPLICATION_UNDO_SECONDS: '6',
};

/** Starts a server for tests, with additional settings; see {@link startServer}. */
export function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  tree?: string,
): Promise<ServerProcess> {
  return startServer({ ...quick, ...settings }, tree);
}

const prepared = new WeakMap<ServerProcess, Promise<unknown>>();

/** Result of `prepare` for a server, computed once: a common starting point for all tests of a file. */
export function preparedOnce<T>(server: ServerProcess, prepare: (server: ServerProcess) => Promise<T>): Promise<T> {
  const known = prepared.get(server) ?? prepare(server);
  prepared.set(server, known);
  return known as Promise<T>;
}

/**
 * Servers of one worker, each with the built site and a SQLite database: one shared, and one at a time for a file that
 * needs its own.
 */
export class Servers implements AsyncDisposable {
  #shared: Promise<ServerProcess> | undefined;
  #own: { file: string; server: Promise<ServerProcess> } | undefined;

  shared(): Promise<ServerProcess> {
    return (this.#shared ??= startTestServer());
  }

  /** Server for a file; stops that of the previous file. */
  async own(file: string, settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
    if (this.#own?.file !== file) {
      await this.#stopOwn();
      this.#own = { file, server: startTestServer(settings) };
    }
    return this.#own.server;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#stopOwn();
    await stopped(await this.#shared);
  }

  async #stopOwn(): Promise<void> {
    const own = this.#own;
    this.#own = undefined;
    await stopped(await own?.server);
  }
}

/** Stops a server, and fails unless it exits with 0. */
async function stopped(server: ServerProcess | undefined): Promise<void> {
  if (server === undefined) return;
  await using one = server;
  expect(await one.stop(), one.output()).toBe(0);
}
