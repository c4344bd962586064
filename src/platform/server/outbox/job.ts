import * as z from 'zod/mini';

/** One kind of work that is done after the commit: its id and the shape of what it needs. */
export interface Job<Payload> {
  readonly kind: string;
  /** Gives what carries it out. At least once, so it must bear being run twice: `id` is the same each time. */
  handledBy(handler: (payload: Payload, id: string) => Promise<void>): JobHandler;
  /** Never set: carries the type of its payload. */
  readonly payload?: Payload;
}

export interface JobHandler {
  readonly kind: string;
  /** Rejects if the work failed, or what was promised does not have the job's shape. */
  run(payload: unknown, id: string): Promise<void>;
}

/** `kind` stands in the table: what was promised under one name by an earlier version is done by this one. */
export function defineJob<Shape extends z.ZodMiniType>(kind: string, shape: Shape): Job<z.output<Shape>> {
  return {
    kind,
    handledBy: (handler) => ({ kind, run: async (payload, id) => handler(z.parse(shape, payload), id) }),
  };
}
