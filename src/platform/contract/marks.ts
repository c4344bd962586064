import * as z from 'zod/mini';

/** Where in a text the words stand that were looked for: from, and up to. */
export const Marks = z.array(z.tuple([z.int(), z.int()]));
