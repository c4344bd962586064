import 'fake-indexeddb/auto';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type PendingProgram, readPending, waitingSubmissions } from './pending-submissions.ts';
import { betweenWindows } from '../../../../platform/web/between-windows.ts';
import { type Ended, answerTo, startSubmitting, lastEnded, setProvisional, submit } from './submissions.ts';

interface Sent {
  readonly userId?: string;
  readonly key: string;
  readonly seenVersion: string;
}

const taken: string[] = [];
const stops: (() => void)[] = [];
let answer: (sent: Sent) => Response | Promise<Response>;
let learners = 0;

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  taken.length = 0;
});

const graded = () => Response.json({ id: 's', isPassed: true, points: 1, maxPoints: 1, cases: [] }, { status: 201 });
const offline = () => Promise.reject(new TypeError('offline'));
const problem = (status: number, code: string) => () => Response.json({ code, status, detail: 'No.' }, { status });

function serve(how: typeof answer): void {
  answer = how;
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const sent = JSON.parse(body as string) as Sent;
    const given = await answer(sent);
    if (given.ok) taken.push(sent.key);
    return given;
  });
}

function newLearner(): string {
  learners += 1;
  return `learner-${learners}`;
}

function made(key: string): PendingProgram {
  const place = { courseId: 'course2', exerciseId: 'sum', version: 'v1', maxPoints: 10 };
  return { ...place, key, files: { 'main.py': 'x' }, clientAt: 1, provisional: null };
}

const keysOf = async (uid: string) => (await readPending(uid)).map(({ key }) => key);

test('a submission is kept before it is sent, and let go of when it is graded', async () => {
  const uid = newLearner();
  serve(offline);
  stops.push(startSubmitting(uid));
  await submit(uid, made('one'));
  await vi.waitFor(() => expect(answerTo('one')).toEqual({ status: 'later', why: 'away' }));
  expect(await keysOf(uid)).toEqual(['one']);
  answer = graded;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answerTo('one')).toMatchObject({ status: 'graded', submission: { isPassed: true } }));
  expect(await keysOf(uid)).toEqual([]);
});

test('with a submission goes the version of the exercise that was worked on', async () => {
  const uid = newLearner();
  const seen: string[] = [];
  serve(({ seenVersion }) => (seen.push(seenVersion), graded()));
  await submit(uid, { ...made('old'), version: 'v0' });
  stops.push(startSubmitting(uid));
  await vi.waitFor(() => expect(seen).toEqual(['v0']));
});

test('an answer to a practice question waits as a program does, and is told what came of it, or that the question is another now', async () => {
  const uid = newLearner();
  const { files: _, provisional: _none, ...place } = made('question');
  serve(offline);
  stops.push(startSubmitting(uid));
  await submit(uid, { ...place, answer: { picked: [1], typed: [] } });
  await vi.waitFor(() => expect(answerTo('question')).toEqual({ status: 'later', why: 'away' }));
  answer = () => Response.json({ isRight: true }, { status: 201 });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answerTo('question')).toEqual({ status: 'answered', result: { isRight: true } }));
  answer = problem(409, 'question-changed');
  await submit(uid, { ...place, key: 'late', answer: { picked: [1], typed: [] } });
  await vi.waitFor(() => expect(answerTo('late')).toEqual({ status: 'refused', reason: 'No.' }));
  expect(await keysOf(uid)).toEqual([]);
});

test('what stands before the server may refuse it: that passes, and nothing is let go of', async () => {
  const uid = newLearner();
  serve(() => new Response('<h1>default backend - 404</h1>', { status: 404 }));
  stops.push(startSubmitting(uid));
  await submit(uid, made('kept'));
  await vi.waitFor(() => expect(answerTo('kept')).toMatchObject({ status: 'later' }));
  expect(await keysOf(uid)).toEqual(['kept']);
  answer = problem(404, 'exercise-not-found');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(answerTo('kept')).toEqual({ status: 'refused', reason: 'No.' }));
  expect(await keysOf(uid)).toEqual([]);
});

test('what came of the last one is there for whoever comes back, also from another window, until another is submitted', async () => {
  const uid = newLearner();
  const { files: _, provisional: _none, ...place } = made('question');
  serve(() => Response.json({ isRight: true }, { status: 201 }));
  stops.push(startSubmitting(uid));
  await submit(uid, { ...place, answer: { picked: [1], typed: [] } });
  await vi.waitFor(() => expect(lastEnded(uid, place)?.answer).toMatchObject({ result: { isRight: true } }));
  const other = betweenWindows<Ended>('opvir.submissions.ended', () => undefined);
  const told = lastEnded(uid, place)!;
  other.tell({ ...told, answer: { status: 'refused', reason: 'Another window heard this.' } });
  await vi.waitFor(() => expect(lastEnded(uid, place)?.answer).toMatchObject({ status: 'refused' }));
  other.close();
  serve(offline);
  await submit(uid, { ...place, key: 'next', answer: { picked: [0], typed: [] } });
  expect(lastEnded(uid, place)).toBeNull();
  await vi.waitFor(() => expect(answerTo('next')).toEqual({ status: 'later', why: 'away' }));
});

test('the last submission is the one that was made last, whichever this window heard of first', async () => {
  const uid = newLearner();
  const place = { courseId: 'course2', exerciseId: 'sum' };
  serve(graded);
  stops.push(startSubmitting(uid));
  await submit(uid, { ...made('newer'), clientAt: 2 });
  await vi.waitFor(() => expect(lastEnded(uid, place)?.submission.key).toBe('newer'));
  await submit(uid, { ...made('older'), clientAt: 1 });
  await vi.waitFor(() => expect(answerTo('older')).toMatchObject({ status: 'graded' }));
  expect(lastEnded(uid, place)?.submission.key).toBe('newer');
});

test('what waits is sent in order, once', async () => {
  const uid = newLearner();
  serve(graded);
  for (const key of ['a', 'b', 'c']) await submit(uid, made(key));
  stops.push(startSubmitting(uid));
  await vi.waitFor(() => expect(taken).toEqual(['a', 'b', 'c']));
  dispatchEvent(new Event('online'));
  await submit(uid, made('d'));
  await vi.waitFor(() => expect(taken).toEqual(['a', 'b', 'c', 'd']));
});

test('what is submitted while another is being sent follows it: each is sent once, and each has its answer', async () => {
  const uid = newLearner();
  let answerFirst: (answer: Response) => void = () => {};
  const requests: string[] = [];
  serve(({ key }) => {
    requests.push(key);
    return key === 'first' ? new Promise((resolve) => (answerFirst = resolve)) : graded();
  });
  // Each exercise of a lesson starts the sender.
  stops.push(startSubmitting(uid), startSubmitting(uid), startSubmitting(uid));
  await submit(uid, made('first'));
  await vi.waitFor(() => expect(requests).toEqual(['first']));
  await submit(uid, made('second'));
  dispatchEvent(new Event('online'));
  expect(await keysOf(uid)).toEqual(['first', 'second']);
  expect(answerTo('second')).toBeNull();
  answerFirst(graded());
  await vi.waitFor(() => expect(answerTo('second')).toMatchObject({ status: 'graded' }));
  await vi.waitFor(async () => expect(await keysOf(uid)).toEqual([]));
  expect(answerTo('first')).toMatchObject({ status: 'graded' });
  expect(requests).toEqual(['first', 'second']);
});

test('what is submitted while another breaks off waits behind it, and both arrive in order', async () => {
  const uid = newLearner();
  const { promise: asked, resolve: tellAsked } = Promise.withResolvers<(reason: Error) => void>();
  serve(() => new Promise((_, reject) => tellAsked(reject)));
  stops.push(startSubmitting(uid));
  await submit(uid, made('one'));
  const fail = await asked;
  await submit(uid, made('two'));
  answer = offline;
  fail(new TypeError('offline'));
  await vi.waitFor(() => expect(answerTo('one')).toEqual({ status: 'later', why: 'away' }));
  expect(await keysOf(uid)).toEqual(['one', 'two']);
  answer = graded;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(taken).toEqual(['one', 'two']));
});

test('of all that waits it is known that it waits, not of the first alone', async () => {
  const uid = newLearner();
  serve(offline);
  for (const key of ['ahead', 'behind']) await submit(uid, made(key));
  stops.push(startSubmitting(uid));
  for (const key of ['ahead', 'behind'])
    await vi.waitFor(() => expect(answerTo(key)).toEqual({ status: 'later', why: 'away' }));
});

test('a server that is busy is asked again by itself', async () => {
  const uid = newLearner();
  let requests = 0;
  serve(() => ((requests += 1) === 1 ? problem(503, 'engine-busy')() : graded()));
  const shown: unknown[] = [];
  onTestFinished(waitingSubmissions.subscribe(() => shown.push(answerTo('busy'))));
  stops.push(startSubmitting(uid));
  await submit(uid, made('busy'));
  await vi.waitFor(() => expect(taken).toEqual(['busy']));
  expect(shown).toContainEqual({ status: 'later', why: 'busy' });
});

test.each([502, 503, 504, 500, 401, 429])(
  'whatever else fails, such as with %d, is no grading that is under way',
  async (status) => {
    const uid = newLearner();
    serve(() => new Response('<h1>Not now</h1>', { status }));
    stops.push(startSubmitting(uid));
    await submit(uid, made(`at-${status}`));
    await vi.waitFor(() => expect(answerTo(`at-${status}`)).toEqual({ status: 'later', why: 'failing' }));
  },
);

test('what is refused for good holds up no other, and its reason is told', async () => {
  const uid = newLearner();
  serve(({ key }) => (key === 'foreign' ? problem(403, 'not-enrolled')() : graded()));
  await submit(uid, made('foreign'));
  await submit(uid, made('own'));
  stops.push(startSubmitting(uid));
  await vi.waitFor(() => expect(taken).toEqual(['own']));
  expect(answerTo('foreign')).toEqual({ status: 'refused', reason: 'No.' });
});

test('what is refused because somebody else is signed in stays kept for its learner, and is sent when they are back', async () => {
  const uid = newLearner();
  const owners: (string | undefined)[] = [];
  serve(({ userId }) => (owners.push(userId), problem(409, 'another-learner')()));
  stops.push(startSubmitting(uid));
  await submit(uid, made('hers'));
  await vi.waitFor(() => expect(answerTo('hers')).toMatchObject({ status: 'later' }));
  expect(await keysOf(uid)).toEqual(['hers']);
  expect(owners[0]).toBe(uid);
  answer = graded;
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(taken).toEqual(['hers']));
});

test("this browser's own verdict stays beside what waits, also for the next page", async () => {
  const uid = newLearner();
  serve(offline);
  await submit(uid, made('later'));
  await setProvisional(uid, 'later', [{ name: 'adds', isHidden: false, isPassed: true, expected: '1', got: '1' }]);
  expect(await readPending(uid)).toMatchObject([{ provisional: [{ isPassed: true }] }]);
});

test("nobody sends another learner's submissions", async () => {
  const [ada, grace] = [newLearner(), newLearner()];
  serve(graded);
  await submit(ada, made('hers'));
  stops.push(startSubmitting(grace));
  await submit(grace, made('his'));
  await vi.waitFor(() => expect(taken).toEqual(['his']));
  expect(await keysOf(ada)).toEqual(['hers']);
});
