import * as z from 'zod/mini';

/** Ranges of search matches in a text: start (inclusive) and end (exclusive). */
export const Marks = z.array(z.tuple([z.int(), z.int()]));
