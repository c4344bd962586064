import * as z from 'zod/mini';

/** Largest number that an integer column of PostgreSQL holds. */
export const integerMax = 2_147_483_647;

/** Version of a row as a caller names it; 0 for a row that does not exist yet. */
export const RowVersion = z.int().check(z.gte(0), z.lte(integerMax));

/** Version of a row in an address; such a row exists, so it counts from 1. */
export const RowVersionParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(integerMax));
