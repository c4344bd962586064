import type { Kysely } from 'kysely';

/** Creates the tables of the Career Center, the application form and the contact form (specification §2, §5). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('careerEnrolments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('careerId', 'text', (column) => column.notNull().references('careers.id').onDelete('cascade'))
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('careerEnrolmentsOnePerUserAndCareer', ['userId', 'careerId'])
    .execute();
  await db.schema.createIndex('careerEnrolmentsByUser').on('careerEnrolments').columns(['userId', 'id']).execute();
  await db.schema.createIndex('careerEnrolmentsByCareer').on('careerEnrolments').column('careerId').execute();
  await db.schema
    .createTable('applications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.references('authUsers.id').onDelete('set null'))
    .addColumn('openingId', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('linkedin', 'text', (column) => column.notNull())
    .addColumn('website', 'text', (column) => column.notNull())
    .addColumn('cvName', 'text', (column) => column.notNull())
    .addColumn('cvKey', 'text', (column) => column.notNull().unique())
    .addColumn('cvBytes', 'bigint', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('applicationsByUser').on('applications').columns(['userId', 'id']).execute();
  await db.schema
    .createTable('contactMessages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .execute();
}
