import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import {
  double,
  doubleFile,
  doubled,
  glass,
  glassCourse,
  glassLearner,
  greet,
  notDoubled,
  order,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';
import { operate } from '../../../../test/support/operator.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

const learner = () => glassLearner(app);

function attempt(files: Record<string, string>, key: string = randomUUID()) {
  return { key, files, clientAt: null, device: null };
}

function submit(browser: TestBrowser, files: Record<string, string>, key?: string) {
  return browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
    params: double,
    body: attempt(files, key),
  });
}

function save(browser: TestBrowser, base: number, text: string) {
  return browser.try('PUT /api/courses/{courseId}/exercises/{exerciseId}/draft', {
    params: double,
    body: { base, files: { 'main.js': text } },
  });
}

function draftOf(browser: TestBrowser, params = double) {
  return browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}/draft', { params });
}

async function eventsOf(browser: TestBrowser) {
  const { events } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId: glass } });
  return events.map(({ kind, subject, points, passed }) => ({ kind, subject, points, passed }));
}

describe('who sees an exercise', () => {
  const get = (browser: TestBrowser, params: typeof double) =>
    browser.try('GET /api/courses/{courseId}/exercises/{exerciseId}', { params });

  test('a visitor sees that of the first lesson, with its task as HTML and without what is hidden', async () => {
    const { status, body } = await get(app.browser(), double);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Double',
      taskHtml: '<p>Write <code>double</code>.</p>\n',
      task: {
        kind: 'code',
        language: 'javascript',
        starter: { 'main.js': 'export function double(number) {}' },
        visible: [{ name: 'doubles two', call: 'double(2)', gives: 4 }, { name: 'doubles nothing' }],
        hiddenCount: 1,
      },
    });
  });

  test('those of later lessons are for the enrolled: a visitor is asked to log in, a stranger to enrol', async () => {
    const stranger = await app.signedUp();
    expect(await get(app.browser(), greet)).toMatchObject({ status: 401 });
    expect(await get(stranger.browser, greet)).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
    expect(await get((await learner()).browser, greet)).toMatchObject({ status: 200 });
  });

  test('what no course has is not there, whoever asks', async () => {
    for (const params of [
      { ...double, exerciseId: 'none' },
      { ...double, courseId: 'none' },
    ])
      expect(await get(app.browser(), params)).toMatchObject({ status: 404, body: { code: 'exercise-not-found' } });
  });
});

describe('drafts', () => {
  test('what was saved is there again, each state by its number', async () => {
    const { browser } = await learner();
    expect(await draftOf(browser)).toEqual({ draft: null, earlier: [] });
    expect(await save(browser, 0, 'one')).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await save(browser, 1, 'two')).toMatchObject({ status: 200, body: { version: 2 } });
    const { draft, earlier } = await draftOf(browser);
    expect(draft).toMatchObject({ version: 2, files: { 'main.js': 'two' } });
    expect(earlier.map(({ version }) => version)).toEqual([1]);
    const first = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}/drafts/{version}', {
      params: { ...double, version: '1' },
    });
    expect(first.files).toEqual({ 'main.js': 'one' });
  });

  test('two windows: whoever made it of an older state is refused, and nothing is overwritten', async () => {
    const { browser } = await learner();
    await save(browser, 0, 'both have read this');
    expect(await save(browser, 1, 'the first window')).toMatchObject({ status: 200 });
    expect(await save(browser, 1, 'the second window')).toMatchObject({ status: 409, body: { code: 'draft-changed' } });
    expect((await draftOf(browser)).draft?.files).toEqual({ 'main.js': 'the first window' });
  });

  test('two windows at the same moment: one is saved and one refused', async () => {
    const { browser } = await learner();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((text) => save(browser, 0, text)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });

  test('of states within a minute the last is kept; those of different minutes stay to go back to', async () => {
    const { browser, uid } = await learner();
    for (let base = 0; base < 5; base += 1) await save(browser, base, `state ${base}`);
    const versions = async () => (await draftOf(browser)).earlier.map(({ version }) => version);
    expect(await versions()).toEqual([1]);
    const longAgo = Date.now() - 10 * 60_000;
    await app.db.kysely.updateTable('exerciseDrafts').set({ savedAt: longAgo }).where('userId', '=', uid).execute();
    await save(browser, 5, 'minutes later');
    expect(await versions()).toEqual([5, 1]);
  });

  test('no more than 50 states are kept', async () => {
    const { browser, uid } = await learner();
    const rows = Array.from({ length: 55 }, (_, index) => ({
      ...double,
      userId: uid,
      version: index + 1,
      files: '{}',
      savedAt: index,
    }));
    await app.db.kysely.insertInto('exerciseDrafts').values(rows).execute();
    await save(browser, 55, 'the newest');
    const { earlier } = await draftOf(browser);
    expect(earlier).toHaveLength(49);
    expect(earlier.at(-1)?.version).toBe(7);
    const stored = await app.db.kysely
      .selectFrom('exerciseDrafts')
      .select('version')
      .where('userId', '=', uid)
      .execute();
    expect(stored).toHaveLength(50);
  });

  test("nobody reads or overwrites another learner's", async () => {
    const [ada, grace] = [await learner(), await learner()];
    await save(ada.browser, 0, 'hers');
    expect((await draftOf(grace.browser)).draft).toBeNull();
    expect(await save(grace.browser, 0, 'his')).toMatchObject({ status: 200 });
    expect((await draftOf(ada.browser)).draft?.files).toEqual({ 'main.js': 'hers' });
  });

  test('a stranger saves none, and a visitor is asked to log in', async () => {
    const stranger = await app.signedUp();
    expect(await save(stranger.browser, 0, 'x')).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
    expect(await save(app.browser(), 0, 'x')).toMatchObject({ status: 401 });
  });

  test('who has left the course saves none, and goes on from their own when they come back', async () => {
    const { browser } = await learner();
    await save(browser, 0, 'before');
    await browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: glass } });
    expect(await save(browser, 1, 'after')).toMatchObject({ status: 403, body: { code: 'not-enrolled' } });
    await browser.call('POST /api/enrolments', { body: { courseId: glass } });
    expect((await draftOf(browser)).draft?.files).toEqual({ 'main.js': 'before' });
    expect(await save(browser, 1, 'back')).toMatchObject({ status: 200 });
  });

  test.each([
    ['a name that leads out of its folder', { '../main.js': 'x' }],
    ['a name without an ending', { main: 'x' }],
    ['a file that is no text', { 'main.js': 1 }],
    ['one file that is too large', { 'main.js': 'x'.repeat(50_001) }],
    ['many files', Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`f${index}.js`, '']))],
    ['files that are too large together', { 'a.js': '"'.repeat(30_000), 'b.js': '"'.repeat(30_000) }],
  ])('%s is refused', async (_, files) => {
    const { browser } = await learner();
    const url = `/api/courses/${glass}/exercises/double/draft`;
    const answer = await browser.send('PUT', url, { body: { base: 0, files } });
    expect([400, 413]).toContain(answer.status);
    expect((await draftOf(browser)).draft).toBeNull();
  });
});

describe('submissions', () => {
  test('a program that does what is asked passes, visible and hidden, and its points stand in the record', async () => {
    const { browser } = await learner();
    const { status, body } = await submit(browser, doubled);
    expect(status).toBe(201);
    expect(body).toMatchObject({ isPassed: true, points: 10, maxPoints: 10 });
    expect(body).toMatchObject({ engine: expect.stringMatching(/^QuickJS/) as string });
    expect(await eventsOf(browser)).toContainEqual({
      kind: 'exercise-submitted',
      subject: 'double',
      points: 10,
      passed: true,
    });
  });

  test('one that does not is told where: of hidden cases the name alone', async () => {
    const { browser } = await learner();
    const { body } = await submit(browser, notDoubled);
    expect(body).toMatchObject({
      isPassed: false,
      points: 0,
      cases: [
        { name: 'doubles two', isHidden: false, isPassed: false, expected: '4', got: '2' },
        { name: 'doubles nothing', isPassed: true },
        { name: 'doubles what is below nothing', isHidden: true, isPassed: false, expected: null, got: null },
      ],
    });
  });

  test('a forged verdict is a wrong answer', async () => {
    const { browser } = await learner();
    const forged = `console.log('{"passed":true}'); export const double = () => ({ passed: true, isPassed: true });`;
    expect(await submit(browser, { 'main.js': forged })).toMatchObject({ status: 201, body: { isPassed: false } });
  });

  test('an endless program ends in a verdict, and the cases after it were not run', async () => {
    const { browser } = await learner();
    const { body } = await submit(browser, { 'main.js': 'for (;;);' });
    expect(body).toMatchObject({
      isPassed: false,
      cases: [
        { name: 'doubles two', isPassed: false, got: expect.stringContaining('ran too long') as unknown },
        { name: 'doubles nothing', isPassed: false, expected: null, got: null },
        { isHidden: true, isPassed: false },
      ],
    });
  });

  test('the same key again, also at the same moment, is one submission', async () => {
    const { browser } = await learner();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => submit(browser, doubled, key)));
    const again = await submit(browser, notDoubled, key);
    const ids = [...answers, again].map(({ body }) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
    const { items } = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
      params: double,
    });
    expect(items).toHaveLength(1);
    expect((await eventsOf(browser)).filter(({ kind }) => kind === 'exercise-submitted')).toHaveLength(1);
  });

  test('the key of a submission to another exercise is refused', async () => {
    const { browser } = await learner();
    const key = randomUUID();
    await submit(browser, doubled, key);
    const params = { ...double, exerciseId: 'greet' };
    const answer = await browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
      params,
      body: attempt({ 'main.py': 'print(1)' }, key),
    });
    expect(answer).toMatchObject({ status: 409, body: { code: 'key-of-another-exercise' } });
  });

  test("another learner's key names nothing of one's own", async () => {
    const [ada, grace] = [await learner(), await learner()];
    const key = randomUUID();
    await submit(ada.browser, doubled, key);
    expect(await submit(grace.browser, notDoubled, key)).toMatchObject({ status: 201, body: { isPassed: false } });
    const { items } = await grace.browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
      params: double,
    });
    expect(items.map(({ isPassed }) => isPassed)).toEqual([false]);
  });

  test('a stranger and a visitor are graded by nobody', async () => {
    expect(await submit((await app.signedUp()).browser, doubled)).toMatchObject({ status: 403 });
    expect(await submit(app.browser(), doubled)).toMatchObject({ status: 401 });
  });

  test('many at once from one learner: more than may wait are told to try again, and none is graded twice', async () => {
    const { browser } = await learner();
    const answers = await Promise.all(Array.from({ length: 30 }, () => submit(browser, doubled)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ body: { code: 'engine-busy' } });
    const taken = answers.filter(({ status }) => status === 201).length;
    expect(taken + refused.length).toBe(30);
    expect((await eventsOf(browser)).filter(({ kind }) => kind === 'exercise-submitted')).toHaveLength(taken);
    expect(await browser.call('GET /api/grading-turn', {})).toEqual({ before: null });
  });

  test('an exercise that is edited meanwhile: drafts stay, and each grade says which version it is of', async () => {
    const { browser, uid } = await learner();
    await save(browser, 0, doubled['main.js']);
    await submit(browser, doubled);
    const before = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: double });
    content.write('exercises/double.yaml', doubleFile('Write `double` well.'));
    await operate(app, 'content', 'import', content.path, '--yes');
    await expect
      .poll(async () => {
        const now = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: double });
        return now.version;
      })
      .not.toBe(before.version);
    expect((await draftOf(browser)).draft?.files).toEqual(doubled);
    // For example a submission made offline before the change: the present version grades it, and the result says so.
    const late = { ...attempt(doubled), seenVersion: before.version };
    const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
    expect(await browser.call(route, { params: double, body: late })).toMatchObject({ isOfEarlier: true });
    expect((await submit(browser, doubled)).body).toMatchObject({ isOfEarlier: false });
    const stored = await app.db.kysely
      .selectFrom('exerciseSubmissions')
      .select('version')
      .where('userId', '=', uid)
      .orderBy('id')
      .execute();
    expect(new Set(stored.map(({ version }) => version)).size).toBe(2);
  });
});

describe('practice questions', () => {
  const answer = (browser: TestBrowser, picked: number[], key: string = randomUUID(), more = {}) =>
    browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
      params: order,
      body: { key, answer: { picked, typed: [] }, clientAt: null, device: null, ...more },
    });

  /** Order in which the lines are shown. */
  async function shown(browser: TestBrowser): Promise<string[]> {
    const { task } = await browser.call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: order });
    return task.kind === 'question' ? task.question.options : [];
  }

  test('one may answer as often as one likes; each is told why, and what is right earns the points', async () => {
    const { browser } = await learner();
    const options = await shown(browser);
    expect(options.toSorted()).toEqual(['one', 'three', 'two']);
    const right = ['one', 'two', 'three'].map((line) => options.indexOf(line));
    const wrong = await answer(browser, right.toReversed());
    expect(wrong).toMatchObject({ status: 201, body: { isRight: false, points: 0, parts: [false, true, false] } });
    const explained = { isRight: true, points: 4, feedback: ['One comes first.'], isExplained: true };
    expect(await answer(browser, right)).toMatchObject({ status: 201, body: explained });
    expect((await eventsOf(browser)).filter(({ subject }) => subject === 'order')).toEqual([
      { kind: 'exercise-submitted', subject: 'order', points: 0, passed: false },
      { kind: 'exercise-submitted', subject: 'order', points: 4, passed: true },
    ]);
  });

  test('the solution is explained after a right answer or a second different wrong one, not after the same one twice', async () => {
    const [ada, linus] = [(await learner()).browser, (await learner()).browser];
    const options = await shown(ada);
    const [one = 0, two = 0, three = 0] = ['one', 'two', 'three'].map((line) => options.indexOf(line));
    const withheld = { body: { isRight: false, feedback: [], isExplained: false } };
    const explained = { feedback: ['One comes first.'], isExplained: true };
    expect(await answer(ada, [two, one, three])).toMatchObject(withheld);
    expect(await answer(ada, [two, one, three])).toMatchObject(withheld);
    expect(await answer(ada, [three, two, one])).toMatchObject({ body: { isRight: false, ...explained } });
    expect(await answer(linus, [two, one, three])).toMatchObject(withheld);
    expect(await answer(linus, [one, two, three])).toMatchObject({ body: { isRight: true, ...explained } });
    expect(await answer(linus, [two, one, three])).toMatchObject({ body: { isRight: false, ...explained } });
  });

  test('the same key is recorded once', async () => {
    const { browser } = await learner();
    const key = randomUUID();
    await Promise.all([1, 2, 3].map(() => answer(browser, [0, 1, 2], key)));
    expect((await eventsOf(browser)).filter(({ subject }) => subject === 'order')).toHaveLength(1);
  });

  test('what cannot be an answer to it is refused, and so are strangers and visitors', async () => {
    const { browser } = await learner();
    expect(await answer(browser, [0, 0, 7])).toMatchObject({ status: 400 });
    // The options may have been different.
    const changed = { status: 409, body: { code: 'question-changed' } };
    expect(await answer(browser, [0, 1, 2], randomUUID(), { seenVersion: 'former' })).toMatchObject(changed);
    expect(await answer((await app.signedUp()).browser, [0, 1, 2])).toMatchObject({ status: 403 });
    expect(await answer(app.browser(), [0, 1, 2])).toMatchObject({ status: 401 });
  });

  test('a question has no draft and no program, and a program no answer', async () => {
    const { browser } = await learner();
    const body = attempt(doubled);
    const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
    expect(await browser.try(route, { params: order, body })).toMatchObject({ status: 404 });
    expect(
      await browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', {
        params: double,
        body: { key: randomUUID(), answer: { picked: [], typed: [] }, clientAt: null, device: null },
      }),
    ).toMatchObject({ status: 404 });
  });
});
