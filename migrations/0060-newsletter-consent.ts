import { type Kysely, sql } from 'kysely';

/**
 * A subscriber has a state, and the proof of their consent: when they asked, to which words, and when they confirmed it. Those
 * from before never confirmed anything, so they are unconfirmed until they do.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = () => db.schema.alterTable('newsletterSubscribers');
  await table()
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('unconfirmed'))
    .execute();
  await table()
    .addColumn('askedAt', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await table().addColumn('confirmedAt', 'bigint').execute();
  await table().addColumn('endedAt', 'bigint').execute();
  await table()
    .addColumn('consent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update "newsletterSubscribers" set "askedAt" = "timestamp"`.execute(db);
  // The two orders in which those of one state are listed.
  for (const order of ['id', 'email'] as const) {
    await db.schema
      .createIndex(`newsletterSubscribersByStateAnd${order === 'id' ? 'Id' : 'Email'}`)
      .on('newsletterSubscribers')
      .columns(['state', order])
      .execute();
  }
}
