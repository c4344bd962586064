import * as z from 'zod/mini';

export const pageSizeDefault = 20;
export const pageSizeMax = 100;

/** Query of every list: newest first; `cursor` is the `nextCursor` of the page before. */
export const PageQuery = z.object({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(pageSizeMax)), pageSizeDefault),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
});

/** One page of items; `nextCursor` is null on the last. */
export function pageOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.nullable(z.string()) });
}

/** A moment: milliseconds since 1970-01-01T00:00:00Z. */
export const Timestamp = z.int();

/** The end of the year 9999, the last of which a day is written with four digits: no moment that somebody gives is later. */
export const latestTimestamp = 253_402_300_799_999;
