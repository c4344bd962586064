import { type Kysely, sql } from 'kysely';

/** Plans of lessons were a kind of content; outlines with the lessons themselves have taken their place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from "contentItems" where kind = 'plan'`.execute(db);
}
