import type { Worker } from 'node:worker_threads';

/** Order to a thread, with its id. */
export interface Numbered<Order> {
  readonly id: number;
  readonly order: Order;
}

/** Result of an order, as the thread reports it. */
export type End<Result> =
  | { readonly kind: 'done'; readonly id: number; readonly result: Result }
  | { readonly kind: 'failed'; readonly id: number; readonly error: string };

/** Error: the thread took too long or died. Its pending orders get no result. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

/** Error: the thread was ended because this order took too long. */
export class OrderTooLong extends ThreadEnded {}

export interface OrderedThread<Order, Result> {
  /** Rejects with the error thrown in the thread, or with {@link ThreadEnded}; ends the whole thread after `maxMs`. */
  follow(order: Order, maxMs: number): Promise<Result>;
  end(): Promise<void>;
}

/** Sends orders to a thread and resolves their results; other messages are left to other listeners. */
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
      worker.postMessage(numbered);
      return Promise.race([done.promise, died, late.promise]).finally(() => clearTimeout(timer));
    },
    end: async () => void (await worker.terminate()),
  };
}

/** Runs an order inside the thread, and returns its result as a message. */
export async function endOf<Order, Result>(
  { id, order }: Numbered<Order>,
  follow: (order: Order) => Promise<Result>,
): Promise<End<Result>> {
  try {
    return { kind: 'done', id, result: await follow(order) };
  } catch (error) {
    // Sent as text, because not every error can be cloned between threads.
    return { kind: 'failed', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
