import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { backgroundEnvironment } from '../../../platform/server/config/background-priority.ts';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { type MadeItem, type MadeItems, keyOf } from '../../../platform/server/content/made-items.ts';
import type {
  ContentReading,
  MadeValue,
  MakeOffThread,
  ReadOffThread,
} from '../../../platform/server/content/read-content.ts';
import type { Output } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';
import { OrderTooLong, type OrderedThread, ThreadEnded, orderedThread } from '../render/ordered-thread.ts';
import { heapMaxMib, renderMaxMs } from '../render/render-thread.ts';

/** Time without orders after which the thread ends: authors look again soon, but an idle thread uses memory. */
const idleMs = 60_000;
/**
 * Longest time to read a change alone, or all content with it: an archive may bring ten thousand texts. On a busy
 * machine the thread waits for others.
 */
const readMaxMs = { alone: 60_000, all: 240_000 };

const madeAtOnce = 8;

/** Order to the thread. */
export interface AuthoredOrder {
  /**
   * Null if it is the same as in the previous order, so that all content is not transferred with each
   * pause in typing.
   */
  readonly base: ContentReading['base'] | null;
  readonly reading: Omit<ContentReading, 'base'>;
  /** Check for faults, build the changed items, or render one of its pages. */
  readonly act: 'check' | 'make' | { readonly address: string; readonly nowMs: number };
}

/** Faults found by the thread. Only the items that the caller needs are returned. */
export interface AuthoredFaults {
  readonly faults: readonly ContentFault[];
  readonly made: readonly MadeValue[];
}

export type AuthoredResult = AuthoredFaults | MadeItems | Output;

export interface AuthoringThread {
  /** Reads untrusted content off the main thread. Content that takes too long gets a fault. */
  readonly read: ReadOffThread;
  /** Rejects with any failure. */
  readonly make: MakeOffThread;
  /** Rejects with the error that the page throws, or with `ThreadEnded`. */
  render(address: string, reading: ContentReading, nowMs: number): Promise<Output>;
  stop(): Promise<void>;
}

/**
 * Creates the thread for content that administrators edit: it starts with the first order, and ends after a minute
 * without one.
 */
export function authoringThread(site: Pick<BuiltSite, 'folder'> | null): AuthoringThread {
  let thread: OrderedThread<AuthoredOrder, AuthoredResult> | undefined;
  let sent: ContentReading['base'] | undefined;
  let idle: NodeJS.Timeout | undefined;
  let running = 0;

  async function ask({ base, ...reading }: ContentReading, act: AuthoredOrder['act'], maxMs: number) {
    clearTimeout(idle);
    running += 1;
    const own = (thread ??= start());
    const order = { base: base === sent ? null : base, reading, act };
    sent = base;
    try {
      return await own.follow(order, maxMs);
    } catch (error) {
      // Its pending orders fail too; the next order starts a new thread.
      if (error instanceof ThreadEnded && thread === own) await end();
      throw error;
    } finally {
      running -= 1;
      if (running === 0) idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  function start() {
    const compiled = getCompileCacheDir();
    return orderedThread<AuthoredOrder, AuthoredResult>(
      new Worker(new URL('./worker.ts', import.meta.url), {
        name: 'authoring',
        workerData: { folder: site?.folder ?? null },
        resourceLimits: { maxOldGenerationSizeMb: heapMaxMib },
        // React's development checks are for developers. The compile cache of the server is reused.
        env: {
          ...backgroundEnvironment,
          NODE_ENV: 'production',
          ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }),
        },
      }),
    );
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    sent = undefined;
    await ended?.end();
  }

  return {
    async read(reading) {
      try {
        const maxMs = reading.isAlone ? readMaxMs.alone : readMaxMs.all;
        const { faults, made } = (await ask(reading, 'check', maxMs)) as AuthoredFaults;
        const values = new Map(made.map(({ key, value }) => [key, value]));
        return { faults, find: (kind, id) => values.get(keyOf({ kind, id })) as never };
      } catch (error) {
        if (!(error instanceof OrderTooLong)) throw error;
        return { faults: [{ path: '.', line: null, message: 'takes too long to read' }], find: () => undefined };
      }
    },
    async make({ version, sources, assets }, texts) {
      const reading = { base: { version, sources, assets }, isAlone: true, checked: 'stored' } as const;
      const made = new Map<string, MadeItem>();
      // A few at a time, so that a preview does not wait for a thousand texts.
      for (let at = 0; at < texts.length; at += madeAtOnce) {
        const changes = texts.slice(at, at + madeAtOnce);
        const items = (await ask({ ...reading, changes }, 'make', readMaxMs.alone)) as MadeItems;
        for (const [key, item] of items) made.set(key, item);
      }
      return made;
    },
    render: async (address, reading, nowMs) => (await ask(reading, { address, nowMs }, renderMaxMs)) as Output,
    stop: end,
  };
}
