import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../../src/app/server/default-content.ts';

/** A record that the server has acknowledged to a visitor and must never lose. */
export interface Fact {
  /** A kind and an id, as `lost.ts` looks it up. */
  readonly name: string;
  readonly cookie: string;
  /** The uploaded file of an application. */
  readonly cv?: Buffer;
  /** Identifies the answer: the visitor's port, and the answer's number on that connection from 1. */
  readonly port: number;
  readonly nth: number;
}

interface Answer extends Pick<Fact, 'port' | 'nth'> {
  readonly body: { id?: string; user?: { uid: string }; items?: { id: string }[] };
  readonly cookie: string;
}

const openingId = 'python-deve';
const cvMaxBytes = 60_000;

/**
 * Simulates visitors one after the other until the server is gone: each signs up, enrolls, gives feedback, applies,
 * reads, subscribes.
 */
export async function visitUntilCrash(url: string, facts: Fact[]): Promise<void> {
  try {
    for (;;) await visit(url, facts);
  } catch (error) {
    // The connection breaks: the crash. Nothing was acknowledged.
    if (!(error instanceof Error && 'code' in error && /^(ECONNRE|EPIPE)/.test(String(error.code)))) throw error;
  }
}

const courses = (await readDefaultContent(defaultContentDir)).list('course').slice(0, 3);

async function visit(url: string, facts: Fact[]): Promise<void> {
  const send = connection(url);
  const email = `visitor-${randomUUID()}@example.org`;
  const account = await send('POST', '/api/accounts', '', { email, password: 'correct horse' });
  const { cookie } = account;
  const note = (name: string, { port, nth }: Answer, cv?: Buffer) =>
    facts.push({ name, cookie, port, nth, ...(cv && { cv }) });
  note(`account ${account.body.user?.uid}`, account);
  for (const { courseId } of courses) {
    note(`enrolment ${courseId}`, await send('POST', '/api/enrolments', cookie, { courseId }));
    const said = await send('POST', `/api/courses/${courseId}/feedback`, cookie, { rating: 5, comment: 'Clear.' });
    note(`feedback ${said.body.id}`, said);
  }
  for (let turn = 0; turn < 2; turn++) {
    const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(Math.floor(Math.random() * cvMaxBytes))]);
    const applied = await send('POST', '/api/applications', cookie, applicationForm(email, cv));
    note(`application ${applied.body.id}`, applied, cv);
  }
  const [newest] = (await send('GET', '/api/notifications', cookie)).body.items ?? [];
  note(`read ${newest?.id}`, await send('PUT', '/api/notifications/read', cookie, { upToId: newest?.id }));
  note(`subscriber ${email}`, await send('POST', '/api/newsletter-subscribers', '', { email }));
}

function applicationForm(email: string, cv: Buffer<ArrayBuffer>): FormData {
  const form = new FormData();
  const fields = { name: 'Ada', email, openingId, linkedin: 'https://l.example', website: 'https://w.example' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('cv', new File([cv], 'cv.pdf'));
  return form;
}

/** Sends requests in sequence on one connection and counts the answers. Throws if one is refused. */
function connection(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = new Map<number, number>();
  return async (method: string, path: string, cookie: string, body?: object): Promise<Answer> => {
    const encoded = body instanceof FormData ? new Response(body) : Response.json(body ?? {});
    const bytes = method === 'GET' ? undefined : Buffer.from(await encoded.arrayBuffer());
    const headers = { cookie, 'content-type': encoded.headers.get('content-type') ?? '' };
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    request(url + path, { method, agent, headers }, resolve)
      .on('error', reject)
      .end(bytes);
    const response = await promise;
    const { localPort: port = 0 } = response.socket;
    const nth = (answers.get(port) ?? 0) + 1;
    answers.set(port, nth);
    const status = response.statusCode ?? 0;
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}`);
    const set = (response.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
    const told = status === 204 ? (response.resume(), {}) : ((await json(response)) as Answer['body']);
    return { port, nth, body: told, cookie: set };
  };
}
