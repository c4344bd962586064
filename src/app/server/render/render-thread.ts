import { Worker } from 'node:worker_threads';
import type { AnyRead, ReadCall } from '../../../platform/contract/reading.ts';
import { backgroundEnvironment } from '../../../platform/server/config/background-priority.ts';
import type { Output } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';
import { type End, type Numbered, orderedThread } from './ordered-thread.ts';

/** How long a page may take, the start of the thread included. */
export const renderMaxMs = 15_000;
/** Far more than all pages need; beyond it the thread ends, and not the server. */
export const heapMaxMib = 384;

/** The address of a page. */
export type Order = Numbered<string>;

/** What the thread says: the end of an order, or what it has to know for one. */
export type Message = End<Output> | { readonly kind: 'read'; readonly id: number; readonly call: ReadCall };

/** The answer to a `read`. */
export interface ReadAnswer {
  readonly readId: number;
  readonly answer: unknown;
  /** Where the call was refused; null where it was not. */
  readonly status: number | null;
}

/** Renders, beside the server's own work. */
export interface RenderThread {
  /** Rejects with what the page throws, or with `ThreadEnded`. */
  render(address: string): Promise<Output>;
  end(): Promise<void>;
}

/** Starts a thread with the renderer of `site`; `read` answers for its pages. It holds memory until it is ended. */
export function startRenderThread({ folder, table }: BuiltSite, read: AnyRead): RenderThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, template: table.template },
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMib },
    // What React's development build says and checks is for developers.
    env: { ...backgroundEnvironment, NODE_ENV: 'production' },
  });
  const thread = orderedThread<string, Output>(worker);

  worker.on('message', (message: Message) => {
    if (message.kind === 'read') void answerRead(message.id, message.call);
  });

  async function answerRead(readId: number, { key, params = {} }: ReadCall): Promise<void> {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    const send = (answer: ReadAnswer) => worker.postMessage(answer);
    await read(key, { params }).then(
      (answer) => send({ readId, answer, status: null }),
      (error: unknown) => {
        const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
        send({ readId, answer: String(error), status });
      },
    );
  }

  return { render: (address) => thread.follow(address, renderMaxMs), end: () => thread.end() };
}
