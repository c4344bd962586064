/**
 * What the benchmark holds the product against: bare node:http answering the same calls with the same statements on a copy of
 * the same database, and nothing else: no checks of input, no headers, no log, no limits. `PORT` says where, `BARE` the rest.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { type Row, askPostgres, askSqlite } from './bare-database.ts';

/** In `BARE`, as JSON. */
export interface BareSettings {
  /** A file, or `postgres://…`. */
  readonly database: string;
  /** Signs cookies. */
  readonly secret: string;
  /** The routes that look at the session. */
  readonly checked: readonly string[];
  /** What it sends for `/`: a file. */
  readonly page: string;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

const { database, secret, checked, page, pageHeaders } = JSON.parse(process.env['BARE'] ?? '') as BareSettings;
const ask = database.startsWith('postgres') ? askPostgres(database) : askSqlite(database);
const body = readFileSync(page);

/** By the signed cookie and the session's row, as the product does it. Throws for whoever is not signed in. */
async function userOf({ headers }: IncomingMessage): Promise<string> {
  const signed = decodeURIComponent(/(?:^|; )opvir\.session_token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const token = signed.slice(0, signed.lastIndexOf('.'));
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signed.slice(token.length + 1), 'base64');
  const [row] = given.length === expected.length && timingSafeEqual(given, expected) ? await ask('session', token) : [];
  if (!row || row['disabledAt'] !== null || Date.parse(String(row['expiresAt'])) <= Date.now()) throw new Error('401');
  return String(row['userId']);
}

function pageOf(rows: readonly Row[]) {
  return { items: rows.slice(0, 20), nextCursor: rows.length > 20 ? rows[19]?.['id'] : null };
}

/** An enrolment is known by its course; the row's id is the cursor. */
function withoutIds({ items, nextCursor }: ReturnType<typeof pageOf>) {
  return { items: items.map(({ userId, courseId }) => ({ userId, courseId })), nextCursor };
}

async function addFeedback(request: IncomingMessage, userId: string, courseId: string) {
  const { rating, comment } = JSON.parse(await text(request)) as { rating: number; comment: string };
  const feedback = { id: v7(), userId, courseId, rating, comment, timestamp: Date.now() };
  const [stored] = await ask('addFeedback', feedback.id, rating, comment, feedback.timestamp, userId, courseId);
  if (!stored) throw new Error('403');
  const [author] = await ask('author', userId);
  return { ...feedback, authorName: author?.['name'], answer: null, answeredAs: null };
}

async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const { method, url = '' } = request;
  const courseId = url.split('/')[3] ?? '';
  const route = `${method} ${url.replace(/course\d/, '{courseId}')}`;
  const userId = checked.includes(route) ? await userOf(request) : '';
  if (url === '/api/enrolments') return [200, withoutIds(pageOf(await ask('enrolments', userId)))];
  if (url === '/api/careers') return [200, { items: await ask('careers') }];
  if (method === 'GET') return [200, pageOf(await ask('feedback', courseId))];
  return [201, await addFeedback(request, userId, courseId)];
}

createServer((request, response) => {
  if (request.url === '/') return void response.writeHead(200, pageHeaders).end(body);
  answer(request).then(
    ([status, value]) => {
      const json = JSON.stringify(value);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) };
      return response.writeHead(status, headers).end(json);
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
