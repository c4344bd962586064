import { afterAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app/contract.ts';
import type { RouteSpec } from '../../src/platform/contract/routes.ts';
import { type Persona, accessWorld, personas } from '../support/access-world.ts';
import { appForThisFile } from '../support/app.ts';
import { type ExampleKey, exampleRequests } from '../support/example-requests.ts';
import { temporaryFolder } from '../support/folder.ts';
import { closedLesson, openLesson, otherRequests, pageTexts } from '../support/other-requests.ts';
import { watchRoutes } from '../support/registered-routes.ts';
import type { WireAnswer } from '../support/test-browser.ts';
import { writeSite } from '../support/site-folder.ts';

// Response of every route to every kind of caller, tested with real records. The resulting table is
// access-matrix.csv: a route without a row, or with another response than there, fails. In it, `in` means that the call
// was carried out, `in (empty)` that a page came without its text; anything else is a problem's code or a status.

const registered = watchRoutes();
const folder = temporaryFolder();
afterAll(() => folder[Symbol.dispose]());
const app = await appForThisFile({ site: await writeSite(folder.path, pageTexts) });
const url = await app.listen();
const world = await accessWorld(app);
const { as, places, learner, somebody } = world;

/** Routes that change permissions, tested last. */
const last: readonly string[] = [
  'POST /api/users/{uid}/photo',
  'DELETE /api/users/{uid}/photo',
  'DELETE /api/feedback/{feedbackId}',
  'DELETE /api/enrolments/{courseId}',
  'POST /api/enrolments',
  'POST /api/courses/{courseId}/enrolments',
  'PUT /api/admin/users/{uid}/role',
  'PUT /api/admin/users/{uid}/state',
  'POST /api/admin/users/{uid}/deletion',
  'DELETE /api/admin/users/{uid}',
  'DELETE /api/account/sessions',
  'DELETE /api/account/sessions/{sessionId}',
  'DELETE /api/session',
];

type Cells = Readonly<Record<Persona, string>>;

const examples = exampleRequests(learner);
const keys = (Object.keys(examples) as ExampleKey[]).toSorted((one, other) => last.indexOf(one) - last.indexOf(other));
const answers = new Map<string, Cells>();
for (const key of keys.filter((each) => !last.includes(each))) answers.set(key, await answersTo(key));
const others = await otherRequests(app, world);
for (const [row, path] of Object.entries(others)) answers.set(row, await answersOutside(row, path));
for (const key of keys.filter((each) => last.includes(each))) answers.set(key, await answersTo(key));

/** Responses of a route outside the tables; for a page, also whether the full or the empty version is sent. */
async function answersOutside(row: string, path: string): Promise<Cells> {
  const cells: Partial<Record<Persona, string>> = {};
  for (const person of personas) {
    const [method] = row.split(' ') as ['GET' | 'HEAD' | 'POST'];
    const isStream = row === 'GET /api/events';
    cells[person] = wordOf(await (isStream ? streamFor(person, path) : as(person).send(method, path)));
  }
  return cells as Cells;
}

function wordOf({ status, headers, body }: Pick<WireAnswer, 'status' | 'headers' | 'body'>): string {
  const isPage = String(headers['content-type']).startsWith('text/html');
  if (status < 400) return isPage && String(body).includes('<title>shell') ? 'in (empty)' : 'in';
  const { code } = (body ?? {}) as { code?: string };
  return code ?? String(status);
}

/** Response of an event stream, which does not end by itself. */
async function streamFor(person: Persona, path: string) {
  const hangUp = new AbortController();
  const headers = { accept: 'text/event-stream', cookie: as(person).cookieHeader(path) };
  const answer = await fetch(url + path, { headers, signal: hangUp.signal });
  const body: unknown = answer.ok ? null : await answer.json();
  hangUp.abort();
  return { status: answer.status, headers: {}, body };
}

/** Responses of a route: `in`, or the code of the problem. */
async function answersTo(key: ExampleKey): Promise<Cells> {
  const { params, ...rest } = examples[key] as { params?: Record<string, string> };
  const uid = key.includes('/admin/') ? somebody.uid : learner.uid;
  const filled = Object.fromEntries(
    Object.keys(params ?? {}).map((name) => [name, placeOf(name, uid, params?.[name])]),
  );
  const cells: Partial<Record<Persona, string>> = {};
  for (const person of personas) {
    const { status, body } = await as(person).try(key, { ...rest, params: filled });
    cells[person] = status < 400 ? 'in' : (body as { code: string }).code;
  }
  return cells as Cells;
}

function placeOf(name: string, uid: string, example = ''): string {
  return name === 'uid' ? uid : (places[name] ?? example);
}

const withoutSession: Partial<Cells> = {
  nobody: 'not-signed-in',
  'expired session': 'session-expired',
  'disabled administrator': 'user-disabled',
};
const noLearner: Partial<Cells> = { 'the learner': 'forbidden', 'another learner': 'forbidden' };
const noTeacher: Partial<Cells> = { 'another teacher': 'forbidden', 'teacher of the course': 'forbidden' };

/** Expected refusals by the access word of the route's table. */
function refusedBy(key: string, { access }: RouteSpec): Partial<Cells> {
  if (access === 'anyone' || access === 'known') return {};
  if (access === 'user') return withoutSession;
  if (access.role === 'admin') return { ...withoutSession, ...noLearner, ...noTeacher };
  const other: Partial<Cells> = key.includes('{courseId}') ? { 'another teacher': 'forbidden' } : {};
  return { ...withoutSession, ...noLearner, ...other };
}

const table = Object.entries<RouteSpec>(routes);

test('every route that the server has is in the table, also one that a library brings', () => {
  const inContract = table.map(([key]) => key.replaceAll(/\{(\w+)\}/g, ':$1'));
  const inRows = Object.keys(others).map((row) => row.replace(/ \([^()]*\)$/, ''));
  expect(registered().toSorted()).toEqual([...new Set([...inContract, ...inRows])].toSorted());
});

test('the live stream is for who is signed in, and a closed lesson comes with its text for who may read it', () => {
  expect(answers.get('GET /api/events')).toMatchObject(withoutSession);
  for (const person of Object.keys(withoutSession) as Persona[]) {
    expect(answers.get('HEAD /api/events')?.[person]).toMatch(/^40[13]$/);
  }
  expect(Object.values(answers.get(`GET ${openLesson}`)!)).toEqual(personas.map(() => 'in'));
  for (const person of strangers) expect(answers.get(`GET ${closedLesson}`)?.[person]).toBe('in (empty)');
  expect(answers.get(`GET ${closedLesson}`)).toMatchObject({ 'the learner': 'in' });
});

test('nobody acts without the token of the mail, whatever their role', () => {
  const rows = Object.keys(others).filter((row) => row.includes('token') || row.includes('another mail'));
  expect(rows).not.toEqual([]);
  for (const row of rows) expect.soft(Object.values(answers.get(row)!), row).toEqual(personas.map(() => '404'));
});

test('whom the word of its table refuses gets no further', () => {
  for (const [key, route] of table) expect.soft(answers.get(key), key).toMatchObject(refusedBy(key, route));
});

test('a route for anyone refuses nobody for who they are', () => {
  for (const [key] of table.filter(([, { access }]) => access === 'anyone')) {
    const codes = Object.values(answers.get(key) ?? {});
    for (const code of ['not-signed-in', 'session-expired', 'user-disabled', 'forbidden'])
      expect.soft(codes, key).not.toContain(code);
  }
});

/** Matches routes whose path parameters identify a record of the learner. */
const ofLearner =
  /^(?:\w+ \/api\/(?:users\/|applications\/|quiz-attempts\/|account\/sessions\/|feedback\/)\{(?!feedbackId\}\/answer)|PUT \/api\/certificates)/;
const strangers = [
  'nobody',
  'expired session',
  'disabled administrator',
  'another learner',
  'another teacher',
] as const;

describe('what is the learner’s', () => {
  test('is for nobody else, whatever their role', () => {
    const keys = keysWhere((key) => ofLearner.test(key));
    for (const key of keys) {
      for (const person of [...strangers, 'teacher of the course', 'administrator'] as const)
        expect.soft(answers.get(key)?.[person], `${key} as ${person}`).not.toBe('in');
    }
  });

  test('and what was handed in is for teachers of the course', () => {
    for (const key of keysWhere((each) => each.includes('/hand-ins/{'))) {
      for (const person of strangers) expect.soft(answers.get(key)?.[person], `${key} as ${person}`).not.toBe('in');
      expect.soft(answers.get(key), key).toMatchObject({ 'another teacher': 'hand-in-not-found' });
    }
  });
});

test('feedback is answered by teachers of its course, and others do not learn of it', () => {
  for (const key of keysWhere((each) => each.includes('/feedback/{feedbackId}/answer'))) {
    const expected = { 'another teacher': 'feedback-not-found', 'teacher of the course': 'in' };
    expect.soft(answers.get(key), key).toMatchObject(expected);
  }
});

/** Keys of the routes that match. Throws if there are none, as such a test would check nothing. */
function keysWhere(isMeant: (key: string) => boolean): string[] {
  const found = table.map(([key]) => key).filter(isMeant);
  if (found.length === 0) throw new Error('no route is meant');
  return found;
}

test('every route answers as access-matrix.csv says', async () => {
  await expect(matrixOf(answers)).toMatchFileSnapshot('./access-matrix.csv');
});

/** Writes a row per route with its answer to each kind of caller; routes outside the API follow those of the API. */
function matrixOf(rows: ReadonlyMap<string, Cells>): string {
  const lineOf = (key: string) => [`"${key}"`, ...personas.map((each) => rows.get(key)?.[each] ?? 'no row')].join();
  const keys = [...table.map(([key]) => key), ...Object.keys(others)];
  return `${[['route', ...personas].join(), ...keys.map(lineOf)].join('\n')}\n`;
}
