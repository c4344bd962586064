/**
 * Baseline of the benchmark: bare node:http that answers the same calls with the same statements on a copy of the same
 * database. It has no input checks, headers, log, limits or notifications. `PORT` sets the port, `BARE` the rest.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { careersMax } from '../../src/features/careers/contract.ts';
import { pageSizeDefault } from '../../src/platform/contract/paging.ts';
import { pageWindow, toPage } from '../../src/platform/server/paging.ts';
import { bareQueries } from './bare-database.ts';

/** Settings passed in `BARE`, as JSON. */
export interface BareSettings {
  /** A file, or `postgres://…`. */
  readonly database: string;
  /** Key that signs cookies. */
  readonly secret: string;
  /** Routes that check the session. */
  readonly checked: readonly string[];
  /** File sent for `/`. */
  readonly page: string;
  readonly pageHeaders: Readonly<Record<string, string>>;
}

const { database, secret, checked, page, pageHeaders } = JSON.parse(process.env['BARE'] ?? '') as BareSettings;
const { findSession, listByUser, listByCourse, listCareers, insertFeedback, commit } = bareQueries(database);
/** First page of a list, as requested without parameters. */
const firstPage = { limit: pageSizeDefault };
const body = readFileSync(page);

/** Authenticates by the signed cookie and the session row, as the product does. Throws if there is no valid session. */
async function userOf({ headers }: IncomingMessage): Promise<string> {
  const signed = decodeURIComponent(/(?:^|; )opvir\.session_token=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? '');
  const token = signed.slice(0, signed.lastIndexOf('.'));
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signed.slice(token.length + 1), 'base64');
  const row =
    given.length === expected.length && timingSafeEqual(given, expected) ? await findSession(token) : undefined;
  if (!row || row.disabledAt !== null || Date.parse(row.expiresAt) <= Date.now()) throw new Error('401');
  return row.userId;
}

/** Lists enrollments by course; the row's id is the cursor. */
async function listEnrolments(userId: string) {
  const rows = await listByUser.all({ userId, ...pageWindow(firstPage) });
  return toPage(rows, firstPage, (row) => ({ userId: row.userId, courseId: row.courseId }));
}

async function listFeedback(courseId: string) {
  return toPage(await listByCourse.all({ courseId, ...pageWindow(firstPage) }), firstPage);
}

async function addFeedback(request: IncomingMessage, userId: string, courseId: string) {
  const { rating, comment } = JSON.parse(await text(request)) as { rating: number; comment: string };
  const feedback = { id: v7(), userId, courseId, rating, comment, timestamp: Date.now() };
  const [stored] = await commit(insertFeedback.with(feedback));
  if (!stored) throw new Error('403');
  return { ...feedback, authorName: stored.authorName, answer: null, answeredAs: null };
}

async function answer(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const { method, url = '' } = request;
  const courseId = url.split('/')[3] ?? '';
  const route = `${method} ${url.replace(/course\d/, '{courseId}')}`;
  const userId = checked.includes(route) ? await userOf(request) : '';
  if (url === '/api/enrolments') return [200, await listEnrolments(userId)];
  if (url === '/api/careers') return [200, { items: await listCareers.all({ limit: careersMax }) }];
  if (method === 'GET') return [200, await listFeedback(courseId)];
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
