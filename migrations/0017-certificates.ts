import type { Kysely } from 'kysely';

/**
 * Certificates and the keys that sign them. What stands in a certificate is written when the course is completed; its signed
 * form, and with it the place in a status list, follow when it is first asked for and are never changed. An account that
 * has one cannot simply be deleted: a revocation must outlive it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id'))
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('courseTitle', 'text', (column) => column.notNull())
    .addColumn('courseText', 'text', (column) => column.notNull())
    .addColumn('learnerName', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('subjectId', 'text', (column) => column.notNull())
    .addColumn('completedAt', 'bigint', (column) => column.notNull())
    .addColumn('isPublic', 'integer', (column) => column.notNull())
    .addColumn('revokedAt', 'bigint')
    .addColumn('revokedReason', 'text')
    .addColumn('siteUrl', 'text')
    .addColumn('issuerName', 'text')
    .addColumn('statusList', 'integer')
    .addColumn('statusPlace', 'integer')
    .addColumn('credential', 'text')
    .addColumn('jwt', 'text')
    .addUniqueConstraint('certificatesOncePerCourse', ['userId', 'courseId'])
    .addUniqueConstraint('certificatesOnePerPlace', ['statusList', 'statusPlace'])
    .execute();
  await db.schema.createIndex('certificatesByUser').on('certificates').columns(['userId', 'id']).execute();
  await db.schema
    .createTable('signingKeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('algorithm', 'text', (column) => column.notNull())
    .addColumn('secretId', 'text', (column) => column.notNull())
    .addColumn('publicKey', 'text', (column) => column.notNull())
    .addColumn('sealedKey', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('signingKeysOncePerSecret', ['secretId', 'algorithm'])
    .execute();
}
