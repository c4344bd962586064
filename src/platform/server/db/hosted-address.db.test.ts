import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { databaseForThisFile } from '../../../../test/support/database.ts';
import { openDatabase } from './open.ts';
import { prepareQuery } from './prepared.ts';

const { db, place } = await databaseForThisFile();
const at = (change: (url: URL) => void) => {
  const url = new URL(place.databaseUrl!);
  change(url);
  return openDatabase({ dataDir: place.dataDir, databaseUrl: url.href });
};

test.runIf(db.engine === 'postgres')(
  'what a hoster adds for other programs does not keep a server from starting',
  async () => {
    const hosted = await at((url) => {
      url.search = 'channel_binding=require&pgbouncer=true&schema=public&connection_limit=1&pool_timeout=20';
    });
    const find = prepareQuery<{ key: string }>(hosted)((kysely, param) =>
      kysely.selectFrom('rateLimits').selectAll().where('key', '=', param('key')),
    );
    expect(await Promise.all(['a', 'b'].map((key) => find.all({ key })))).toEqual([[], []]);
    const { rows } = await sql`select name from pg_prepared_statements`.execute(hosted.kysely);
    expect(rows).toEqual([]);
    await hosted.close();
  },
);

test.runIf(db.engine === 'postgres')(
  'a server that refuses is not said to be silent, and no password is in what is said',
  async () => {
    const refused = at((url) => {
      url.pathname = '/not_there';
      url.password = 'hush';
    });
    const error = await refused.catch((failure: unknown) => failure);
    expect(String(error)).toMatch(
      /The database not_there at \S+ \(DATABASE_URL\) refuses: database "not_there" does not exist/,
    );
    expect(String(error)).not.toContain('hush');
  },
);
