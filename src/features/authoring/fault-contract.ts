import * as z from 'zod/mini';

/** What is wrong with a text; `line` from 1, null for all of it. */
export const Fault = z.object({ path: z.string(), line: z.nullable(z.int()), message: z.string() });
