import type { Worker } from 'node:worker_threads';

/** What is asked of a thread. */
export interface Numbered<Order> {
  readonly id: number;
  readonly order: Order;
}

/** The end of an order, as the thread says it. */
export type End<Result> =
  | { readonly kind: 'done'; readonly id: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };

/** The thread is gone: it took too long, or it died. What was asked of it will not come. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

/** It is gone because this order took too long. */
export class OrderTooLong extends ThreadEnded {}

export interface OrderedThread<Order, Result> {
  /** Rejects with what was thrown there, or with {@link ThreadEnded}; after `maxMs` the thread is ended, whatever else it does. */
  follow(order: Order, maxMs: number): Promise<Result>;
  end(): Promise<void>;
}

/** Gives orders to a thread and hears their ends; what else it says is for others who listen. */
export function orderedThread<Order, Result>(worker: Worker): OrderedThread<Order, Result> {
  const died = new Promise<never>((_, reject) => {
    worker.once('error', (cause) => reject(new ThreadEnded('the thread failed', { cause })));
    worker.once('exit', (code) => reject(new ThreadEnded(`the thread ended with ${code}`)));
  });
  died.catch(() => undefined);
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let orders = 0;

  worker.on('message', (word: End<Result>) => {
    if (word.kind !== 'done' && word.kind !== 'failed') return;
    const order = waiting.get(word.id);
    waiting.delete(word.id);
    if (word.kind === 'failed') order?.reject(new Error(word.error));
    else order?.resolve(word.result);
  });

  return {
    follow(order, maxMs) {
      const numbered: Numbered<Order> = { id: orders++, order };
      const done = Promise.withResolvers<Result>();
      waiting.set(numbered.id, done);
      const late = Promise.withResolvers<never>();
      const timer = setTimeout(() => {
        late.reject(new OrderTooLong(`not done within ${maxMs} ms`));
        void worker.terminate();
      }, maxMs);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
      worker.postMessage(numbered);
      return Promise.race([done.promise, died, late.promise]).finally(() => clearTimeout(timer));
    },
    end: async () => void (await worker.terminate()),
  };
}

/** In the thread: follows an order, and says what came of it. */
export async function endOf<Order, Result>(
  { id, order }: Numbered<Order>,
  follow: (order: Order) => Promise<Result>,
): Promise<End<Result>> {
  try {
    return { kind: 'done', id, result: await follow(order) };
  } catch (error) {
    // As text: not every error can travel between threads.
    return { kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
