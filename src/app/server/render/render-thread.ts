import { Worker } from 'node:worker_threads';
import type { AnyRead, ReadCall } from '../../../platform/contract/reading.ts';
import { backgroundEnvironment } from '../../../platform/server/config/background-priority.ts';
import type { Output } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';
import { type End, type Numbered, orderedThread } from './ordered-thread.ts';

/** Longest time to render a page, including the start of the thread. */
export const renderMaxMs = 15_000;
/** Heap limit, far more than all pages need; beyond it the thread ends instead of the server. */
export const heapMaxMib = 384;

/** Address of the page to render. */
export type Order = Numbered<string>;

/** Message of the thread: the result of an order, or a read that it needs. */
export type Message = End<Output> | { readonly kind: 'read'; readonly id: number; readonly call: ReadCall };

/** Answer to a `read` message. */
export interface ReadAnswer {
  readonly readId: number;
  readonly answer: unknown;
  /** Status of a refused call; null if it succeeded. */
  readonly status: number | null;
}

/** Renderer that runs off the main thread. */
export interface RenderThread {
  /** Rejects with the error that the page throws, or with `ThreadEnded`. */
  render(address: string): Promise<Output>;
  end(): Promise<void>;
}

/** Starts a thread with the renderer of `site`; `read` answers its pages. The thread uses memory until it is ended. */
export function startRenderThread({ folder, table }: BuiltSite, read: AnyRead): RenderThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, template: table.template },
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMib },
    // React's development checks are for developers.
    env: { ...backgroundEnvironment, NODE_ENV: 'production' },
  });
  const thread = orderedThread<string, Output>(worker);

  worker.on('message', (message: Message) => {
    if (message.kind === 'read') void answerRead(message.id, message.call);
  });

  async function answerRead(readId: number, { key, params = {} }: ReadCall): Promise<void> {
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
