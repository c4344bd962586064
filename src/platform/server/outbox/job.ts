import * as z from 'zod/mini';

/** Kind of work that runs after the commit: its id and the shape of its payload. */
export interface Job<Payload> {
  readonly kind: string;
  /** Returns a handler. It may run more than once with the same `id`, so it must be idempotent. */
  handledBy(handler: (payload: Payload, id: string) => Promise<void>): JobHandler;
  /** Never set: carries the payload's type. */
  readonly payload?: Payload;
}

export interface JobHandler {
  readonly kind: string;
  /** Rejects if the work failed, or the payload does not have the job's shape. */
  run(payload: unknown, id: string): Promise<void>;
}

/** Defines a job. `kind` is stored: a newer version runs jobs that an older one enqueued under it. */
export function defineJob<Shape extends z.ZodMiniType>(kind: string, shape: Shape): Job<z.output<Shape>> {
  return {
    kind,
    handledBy: (handler) => ({ kind, run: async (payload, id) => handler(z.parse(shape, payload), id) }),
  };
}
