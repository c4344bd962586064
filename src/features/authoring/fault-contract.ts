import * as z from 'zod/mini';

/** Fault in a text; `line` from 1, null for the whole text. */
export const Fault = z.object({ path: z.string(), line: z.nullable(z.int()), message: z.string() });
