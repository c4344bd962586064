import { Worker } from 'node:worker_threads';
import type { AnyRead, ReadCall } from '../../../platform/contract/reading.ts';
import type { Output } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';

/** How long a page may take, the start of the thread included. */
const renderMaxMs = 15_000;
/** Far more than all pages need; beyond it the thread ends, and not the server. */
const heapMaxMib = 384;

/** What is asked of the thread. */
export interface Order {
  readonly id: number;
  readonly address: string;
}

/** What the thread says: the end of an order, or what it has to know for one. */
export type Message =
  | { readonly kind: 'done'; readonly id: number; readonly output: Output }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string }
  | { readonly kind: 'read'; readonly id: number; readonly call: ReadCall };

/** The answer to a `read`. */
export interface ReadAnswer {
  readonly readId: number;
  readonly answer: unknown;
  /** Where the call was refused; null where it was not. */
  readonly status: number | null;
}

/** The thread is gone: it took too long, or it died. What was asked of it will not come. */
export class RenderThreadEnded extends Error {
  override readonly name = 'RenderThreadEnded';
}

/** Renders, beside the server's own work. */
export interface RenderThread {
  /** Rejects with what the page throws, or with {@link RenderThreadEnded}. */
  render(address: string): Promise<Output>;
  end(): Promise<void>;
}

/** Starts a thread with the renderer of `site`; `read` answers for its pages. It holds memory until it is ended. */
export function startRenderThread({ folder, table }: BuiltSite, read: AnyRead): RenderThread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, template: table.template },
    resourceLimits: { maxOldGenerationSizeMb: heapMaxMib },
    // What React's development build says and checks is for developers.
    env: { NODE_ENV: 'production' },
  });
  const died = new Promise<never>((_, reject) => {
    worker.once('error', (cause) => reject(new RenderThreadEnded('the thread failed', { cause })));
    worker.once('exit', (code) => reject(new RenderThreadEnded(`the thread ended with ${code}`)));
  });
  died.catch(() => undefined);
  const waiting = new Map<number, PromiseWithResolvers<Output>>();
  let orders = 0;

  worker.on('message', (message: Message) => {
    if (message.kind === 'read') return void answerRead(message.id, message.call);
    const order = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.kind === 'failed') order?.reject(new Error(message.error));
    else order?.resolve(message.output);
  });

  function tell(message: Order | ReadAnswer): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(message);
  }

  async function answerRead(readId: number, { key, params = {} }: ReadCall): Promise<void> {
    const send = (answer: unknown, status: number | null) => tell({ readId, answer, status });
    await read(key, { params }).then(
      (answer) => send(answer, null),
      (error: unknown) => send(String(error), error instanceof Error && 'status' in error ? Number(error.status) : 500),
    );
  }

  async function render(address: string): Promise<Output> {
    const id = orders++;
    const done = Promise.withResolvers<Output>();
    waiting.set(id, done);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(new RenderThreadEnded(`not rendered within ${renderMaxMs} ms`));
      void worker.terminate();
    }, renderMaxMs);
    tell({ id, address });
    return Promise.race([done.promise, died, late.promise]).finally(() => clearTimeout(timer));
  }

  return {
    render,
    end: async () => void (await worker.terminate()),
  };
}
