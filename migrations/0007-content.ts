import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

/**
 * Creates the content tables. `hash` is that of the current text, `importedHash` that of the last imported one: if they
 * differ, the item was edited in place. A null text was removed in place and does not come back by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('contentItems')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('source', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('importedHash', 'text')
    .addPrimaryKeyConstraint('contentItemsKey', ['kind', 'id'])
    .execute();
  await db.schema
    .createTable('contentAssets')
    .addColumn('path', 'text', (column) => column.primaryKey())
    // Base64, so that both engines store it the same way.
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('importedHash', 'text')
    .execute();
  await db.schema
    .createTable('contentVersion')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'bigint', (column) => column.notNull())
    .addColumn('folderHash', 'text')
    .execute();
  await sql`insert into "contentVersion" (id, version) values (1, 0)`.execute(db);
  await foldInCareers(db);
}

interface CareerRow {
  id: string;
  title: string;
  description: string;
}

/** Content ids of the careers that 0003 inserted, by their old ids. */
const shippedCareers: Readonly<Record<string, string>> = {
  '01998000-0000-7000-8000-000000000001': 'front-end-engineer',
  '01998000-0000-7000-8000-000000000002': 'mobile-app-developer',
  '01998000-0000-7000-8000-000000000003': 'back-end-engineer',
  '01998000-0000-7000-8000-000000000004': 'data-analyst',
  '01998000-0000-7000-8000-000000000005': 'technical-instructor',
};

/** Sorts after every item with an explicit position. */
const positionOfOthers = 1_000_000;

/**
 * Turns careers that the operator added into content edited in place; removed ones stay removed. Default careers come
 * from the folder of the first start; those with enrollments count as imported from a folder until then.
 */
async function foldInCareers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('careers')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(positionOfOthers))
    .execute();
  const { rows } = await sql<CareerRow>`select id, title, description from careers`.execute(db);
  for (const career of rows) {
    const id = shippedCareers[career.id];
    if (id === undefined) await insertItem(db, career, false);
    else if (await isChosen(db, career)) {
      await rename(db, career, id);
      await insertItem(db, { ...career, id }, true);
    } else await sql`delete from careers where id = ${career.id}`.execute(db);
  }
  for (const [before, id] of Object.entries(shippedCareers)) {
    if (rows.some((row) => row.id === before)) continue;
    await sql`insert into "contentItems" (kind, id, hash, "importedHash") values ('career', ${id}, '', 'shipped')`.execute(
      db,
    );
  }
}

async function isChosen(db: Kysely<unknown>, { id }: CareerRow): Promise<boolean> {
  const { rows } = await sql`select 1 from "careerEnrolments" where "careerId" = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

async function rename(db: Kysely<unknown>, { id: before, title, description }: CareerRow, id: string): Promise<void> {
  await sql`insert into careers (id, title, description) values (${id}, ${title}, ${description})`.execute(db);
  await sql`update "careerEnrolments" set "careerId" = ${id} where "careerId" = ${before}`.execute(db);
  await sql`delete from careers where id = ${before}`.execute(db);
}

async function insertItem(
  db: Kysely<unknown>,
  { id, title, description }: CareerRow,
  isShipped: boolean,
): Promise<void> {
  const source = `---\ntitle: ${JSON.stringify(title)}\n---\n\n${description}\n`;
  const hash = createHash('sha256').update(source).digest('hex');
  const importedHash = isShipped ? hash : null;
  await sql`insert into "contentItems" (kind, id, source, hash, "importedHash")
    values ('career', ${id}, ${source}, ${hash}, ${importedHash})`.execute(db);
}
