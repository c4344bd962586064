import type { Database } from '../../../platform/server/db/database.ts';
import { firstIdAt } from '../../../platform/server/ids.ts';

/** Tables whose ids contain the time of creation. */
type Counted = 'authUsers' | 'enrollments' | 'certificates' | 'feedback' | 'applications' | 'contactMessages';

/**
 * Counts rows created between each two consecutive times (milliseconds since 1970), from the index of the ids alone.
 */
export async function countBetween(db: Database, table: Counted, moments: readonly number[]): Promise<number[]> {
  const row = await db.readKysely
    .selectNoFrom((eb) =>
      moments.slice(1).map((end, place) =>
        eb
          .selectFrom(table)
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('id', '>=', firstIdAt(moments[place]!))
          .where('id', '<', firstIdAt(end))
          .as(`from${place}`),
      ),
    )
    .executeTakeFirstOrThrow();
  const counts: Record<string, number | null> = row;
  return moments.slice(1).map((_, place) => counts[`from${place}`] ?? 0);
}
