import { type Kysely, sql } from 'kysely';

/** The collections of specification §3, what signs people in, and what the server needs to keep its promises. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIdentity(db);
  await createCollections(db);
  await createServerTables(db);
}

/** better-auth's four tables. It writes its times as ISO 8601 text, which sorts like the moments it names. */
async function createIdentity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authUsers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('image', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) =>
      column
        .notNull()
        .defaultTo('learner')
        .check(sql`role in ('learner', 'teacher', 'admin')`),
    )
    .addColumn('disabledAt', 'bigint')
    .execute();
  await db.schema
    .createTable('authSessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('authSessionsByUser').on('authSessions').column('userId').execute();
  await db.schema
    .createTable('authAccounts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'text')
    .addColumn('refreshTokenExpiresAt', 'text')
    .addColumn('scope', 'text')
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .addUniqueConstraint('authAccountsOneOwner', ['providerId', 'accountId'])
    .execute();
  await db.schema.createIndex('authAccountsByUser').on('authAccounts').column('userId').execute();
  await db.schema
    .createTable('authVerifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'text', (column) => column.notNull())
    .addColumn('updatedAt', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('authVerificationsByIdentifier').on('authVerifications').column('identifier').execute();
}

async function createCollections(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('uid', 'text', (column) => column.primaryKey().references('authUsers.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
  // The courses' texts are part of the program; their ids stand here so that no enrolment can name another.
  await db.schema
    .createTable('courses')
    .addColumn('courseId', 'text', (column) => column.primaryKey())
    .execute();
  await sql`insert into courses ("courseId") values ('course1'), ('course2'), ('course3'), ('course4'), ('course5'), ('course6')`.execute(
    db,
  );
  await db.schema
    .createTable('enrollments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('courseId', 'text', (column) => column.notNull().references('courses.courseId'))
    .addUniqueConstraint('enrollmentsOnePerUserAndCourse', ['userId', 'courseId'])
    .execute();
  await db.schema.createIndex('enrollmentsByUser').on('enrollments').columns(['userId', 'id']).execute();
  await db.schema
    .createTable('feedback')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('courseId', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn('comment', 'text', (column) => column.notNull().check(sql`length(comment) > 0`))
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .addForeignKeyConstraint(
      'feedbackOnlyWhenEnrolled',
      ['userId', 'courseId'],
      'enrollments',
      ['userId', 'courseId'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('feedbackByCourse').on('feedback').columns(['courseId', 'id']).execute();
  await db.schema.createIndex('feedbackByAuthor').on('feedback').columns(['userId', 'courseId']).execute();
  await db.schema
    .createTable('notifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull().references('authUsers.id').onDelete('cascade'))
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notificationsByUser').on('notifications').columns(['userId', 'id']).execute();
  await db.schema
    .createTable('newsletterSubscribers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('timestamp', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('careers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .execute();
}

async function createServerTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('dueAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outboxByDue').on('outbox').column('dueAt').execute();
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('userId', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('createdAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('eventsByTime').on('events').column('createdAt').execute();
  await db.schema
    .createTable('rateLimits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('resetsAt', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('rateLimitsByReset').on('rateLimits').column('resetsAt').execute();
}
