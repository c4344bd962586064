import type * as z from 'zod/mini';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Found } from '../search-contract.ts';

export interface AdminDeps {
  readonly db: Database;
  /** Finds what administrators look for, kind by kind, in display order. */
  readonly finders: readonly ConsoleFinder[];
}

/** Finds records of one kind by what was typed into the console's search. */
export type ConsoleFinder = (typed: string) => Promise<z.infer<typeof Found>[]>;
