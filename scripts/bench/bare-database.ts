import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';

/** What the bare server asks its database: the product's own statements, prepared once, with `$1` for both engines. */
const statements = {
  session:
    'select s."userId", s."expiresAt", s."updatedAt", u."disabledAt" from "authSessions" s join "authUsers" u on u.id = s."userId" where s.token = $1',
  enrolments: 'select id, "userId", "courseId" from enrollments where "userId" = $1 order by id desc limit 21',
  feedback:
    'select f.id, f."userId", f."courseId", f.rating, f.comment, f.timestamp, f.answer, f."answeredAs", u.name as "authorName" from feedback f left join users u on u.uid = f."userId" where f."courseId" = $1 and f."hiddenAt" is null order by f.id desc limit 21',
  careers: 'select id, title, description from careers order by id limit 200',
  addFeedback:
    'insert into feedback (id, "userId", "courseId", rating, comment, timestamp) select $1, "userId", "courseId", cast($2 as integer), $3, cast($4 as bigint) from enrollments where "userId" = $5 and "courseId" = $6 returning id',
  author: 'select name from users where uid = $1',
} as const;

export type Row = Record<string, string | number | null>;
type Ask = (statement: keyof typeof statements, ...values: (string | number)[]) => Row[] | Promise<Row[]>;

/** Bare postgres.js as it comes, with bigint as a number. */
export function askPostgres(url: string): Ask {
  const bigint = { to: 20, from: [20], serialize: String, parse: Number };
  const sql = postgres(url, { types: { bigint } });
  return (statement, ...values) => sql.unsafe<Row[]>(statements[statement], values, { prepare: true });
}

/** Bare node:sqlite, as durable as the product: every write that it gives back is on the disk. */
export function askSqlite(file: string): Ask {
  const db = new DatabaseSync(file, { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const prepared = Object.fromEntries(
    Object.entries(statements).map(([name, sql]) => [name, db.prepare(sql.replaceAll(/\$(\d)/g, '?$1'))]),
  );
  return (statement, ...values) => (prepared[statement]?.all(...values) ?? []) as Row[];
}
