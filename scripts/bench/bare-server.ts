/**
 * What the benchmark holds the product against: bare node:http and node:sqlite answering the same calls with the same
 * queries, session check included, and nothing else (no validation, no headers, no logging, no limits).
 * Usage: node bare-server.ts <database file> <port>
 */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { v7 } from 'uuid';

const [file, port] = process.argv.slice(2) as [string, string];
const db = new DatabaseSync(file, { timeout: 5000 });
db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');

const findSession = db.prepare(
  'select s."userId", s."expiresAt", s."updatedAt", u."disabledAt" from "authSessions" s join "authUsers" u on u.id = s."userId" where s.token = ?',
);
const listEnrolments = db.prepare(
  'select id, "userId", "courseId" from enrollments where "userId" = ? and id < ? order by id desc limit ?',
);
const listFeedback = db.prepare(
  'select f.id, f."userId", f."courseId", f.rating, f.comment, f.timestamp, u.name as "authorName" from feedback f left join users u on u.uid = f."userId" where f."courseId" = ? and f.id < ? order by f.id desc limit ?',
);
const insertFeedback = db.prepare(
  'insert into feedback (id, "userId", "courseId", rating, comment, timestamp) select ?, "userId", "courseId", ?, ?, ? from enrollments where "userId" = ? and "courseId" = ? returning id',
);
const findName = db.prepare('select name from users where uid = ?');
const findPassword = db.prepare(
  'select u.id, a.password from "authUsers" u join "authAccounts" a on a."userId" = u.id where u.email = ?',
);
const insertSession = db.prepare(
  'insert into "authSessions" (id, "userId", token, "expiresAt", "createdAt", "updatedAt") values (?, ?, ?, ?, ?, ?)',
);

const argon2id = promisify(argon2);

type Row = Record<string, string | number | null>;

function userOf(request: IncomingMessage): string {
  const cookie = decodeURIComponent(/opvir\.session_token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '');
  const row = findSession.get(cookie.slice(0, cookie.lastIndexOf('.'))) as Row | undefined;
  if (!row || row['disabledAt'] !== null || Date.parse(String(row['expiresAt'])) <= Date.now()) throw new Error('401');
  return String(row['userId']);
}

async function bodyOf(request: IncomingMessage): Promise<Row> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Row;
}

function page(rows: Row[]): unknown {
  return { items: rows.slice(0, 20), nextCursor: rows.length > 20 ? rows[19]!['id'] : null };
}

async function signIn({ email, password }: Row): Promise<unknown> {
  const account = findPassword.get(String(email)) as { id: string; password: string };
  const [, , , , salt, tag] = account.password.split('$') as [string, string, string, string, string, string];
  const nonce = Buffer.from(salt, 'base64');
  const cost = { nonce, memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
  const derived = await argon2id('argon2id', { message: String(password), ...cost });
  if (!timingSafeEqual(derived, Buffer.from(tag, 'base64'))) throw new Error('401');
  const now = new Date().toISOString();
  insertSession.run(v7(), account.id, randomBytes(24).toString('base64url'), now, now, now);
  return { uid: account.id };
}

async function answer(request: IncomingMessage): Promise<[number, unknown]> {
  const path = request.url!.split('?')[0]!;
  if (path === '/api/enrolments') return [200, page(listEnrolments.all(userOf(request), 'zzzzzzzz', 21) as Row[])];
  if (path === '/api/session') return [200, await signIn(await bodyOf(request))];
  const courseId = path.split('/')[3]!;
  if (request.method === 'GET') return [200, page(listFeedback.all(courseId, 'zzzzzzzz', 21) as Row[])];
  const userId = userOf(request);
  const { rating, comment } = await bodyOf(request);
  const feedback = {
    id: v7(),
    userId,
    courseId,
    rating: Number(rating),
    comment: String(comment),
    timestamp: Date.now(),
  };
  insertFeedback.get(feedback.id, feedback.rating, feedback.comment, feedback.timestamp, userId, courseId);
  return [201, { ...feedback, authorName: (findName.get(userId) as Row)['name'] }];
}

createServer((request, response) => {
  answer(request).then(
    ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(port), '127.0.0.1');
