import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedUp, appForThisFile } from '../../../../../test/support/app.ts';
import { glass, glassCourse, sketch, work, workFile } from '../../../../../test/support/exercise-course.ts';
import { zip, zipOf } from '../../../../../test/support/files.ts';
import { operate } from '../../../../../test/support/operator.ts';
import type { TestBrowser } from '../../../../../test/support/test-browser.ts';
import { grantRole } from '../../../identity/server/public.ts';

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });
const links = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links';
const files = 'POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files';
const own = 'GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins';
const ofCourse = { courseId: glass };
let grace: SignedUp;

beforeAll(async () => {
  grace = await withRole('teacher');
});

async function learner(): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await signedUp.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  return signedUp;
}

async function withRole(role: 'teacher' | 'admin'): Promise<SignedUp> {
  const signedUp = await app.signedUp();
  await grantRole(app.db, signedUp.email, role);
  return signedUp;
}

async function handedIn(of: SignedUp, params = work): Promise<string> {
  return (await of.browser.call(links, { params, body: { link: 'https://example.org/ada/work' } })).id;
}

async function handedInZip(of: SignedUp, entries: Readonly<Record<string, string>>): Promise<string> {
  const file = new File([zipOf(entries)], 'work.zip');
  return (await of.browser.call(files, { params: work, body: { file } })).id;
}

const shown = (handInId: string, { browser } = grace) =>
  browser.call('GET /api/hand-ins/{handInId}', { params: { handInId } });

async function graded(handInId: string, scores: number[], comment = '', { browser } = grace) {
  const { task } = await shown(handInId);
  const body = { taskVersion: task?.version ?? 'none', scores, comment };
  return browser.try('PUT /api/hand-ins/{handInId}/grade', { params: { handInId }, body });
}

const listed = async (query: object) =>
  grace.browser.call('GET /api/courses/{courseId}/hand-ins', { params: ofCourse, query });

describe('a hand-in', () => {
  test('is shown with whose it is, its task, and the rubric as HTML; then it is graded, and everybody sees it', async () => {
    const ada = await learner();
    const id = await handedIn(ada);
    const before = await shown(id);
    expect(before).toMatchObject({ id, title: 'Your work', email: ada.email, grade: null, isOfEarlierVersion: false });
    expect(before.task?.rubric).toEqual([
      { criterion: 'It runs with `main`', criterionHtml: 'It runs with <code>main</code>', points: 6 },
      { criterion: 'It is explained', criterionHtml: 'It is explained', points: 4 },
    ]);
    expect(await graded(id, [6, 2], '**Good.** Say more.')).toMatchObject({ status: 200 });

    const { items } = await ada.browser.call(own, { params: work });
    const scores = [
      { criterionHtml: 'It runs with <code>main</code>', points: 6, maxPoints: 6 },
      { criterionHtml: 'It is explained', points: 2, maxPoints: 4 },
    ];
    const commentHtml = '<p><strong>Good.</strong> Say more.</p>\n';
    expect(items).toMatchObject([{ id, grade: { points: 8, maxPoints: 10, scores, commentHtml } }]);
    const { items: told } = await ada.browser.call('GET /api/notifications', { query: {} });
    expect(told.map(({ message }) => message)).toContain('“Your work” was graded: 8 of 10 points.');
    expect(await shown(id)).toMatchObject({ gradedBy: grace.email, grade: { points: 8 } });
    const written = app.db.kysely.selectFrom('auditEntries').select(['act', 'actorEmail', 'subject']);
    const entry = { act: 'hand-in-graded', actorEmail: grace.email, subject: `${ada.email} · ${glass}` };
    expect(await written.where('subjectId', '=', ada.uid).execute()).toEqual([entry]);
  });

  test('that was graded counts in the learner’s progress, in the teacher’s list and in the CSV', async () => {
    const ada = await learner();
    await graded(await handedIn(ada), [5, 3]);
    const { progress } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
    const entry = progress.exercises.find(({ exerciseId }) => exerciseId === 'work');
    expect(entry).toMatchObject({ isPassed: true, points: 8, outOf: 10, attempts: 1 });
    const params = { ...ofCourse, userId: ada.uid };
    const report = await grace.browser.call('GET /api/courses/{courseId}/learners/{userId}', { params });
    expect(report.progress).toEqual(progress);
    const [head = '', ...lines] = String((await grace.browser.send('GET', '/api/courses/glass/report.csv')).body).split(
      '\r\n',
    );
    const cells = lines.find((line) => line.includes(ada.email))?.split(',') ?? [];
    expect(cells[head.split(',').indexOf('work: points')]).toBe('8');
    expect(cells[head.split(',').indexOf('Points')]).toBe(String(progress.points));
  });

  test('with fewer points than pass it stays open, its learner is told so, and passes with what is handed in again', async () => {
    const ada = await learner();
    const result = async () => {
      const { progress } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
      const { isPassed, points } = progress.exercises.find(({ exerciseId }) => exerciseId === 'work') ?? {};
      return { isPassed, points };
    };
    const first = await handedIn(ada);
    expect((await shown(first)).task).toMatchObject({ passPoints: 5 });
    await graded(first, [4, 0]);
    expect(await result()).toEqual({ isPassed: false, points: 4 });
    expect(await shown(first)).toMatchObject({ grade: { points: 4, isPassed: false } });
    const { items: told } = await ada.browser.call('GET /api/notifications', { query: {} });
    expect(told[0]?.message).toBe(
      '“Your work” was graded: 4 of 10 points. It is not passed yet. You can submit again.',
    );
    await graded(await handedIn(ada), [4, 1]);
    expect(await result()).toEqual({ isPassed: true, points: 5 });
    const { items } = await listed({ state: 'graded', limit: 2 });
    expect(items.map(({ grade }) => grade?.isPassed)).toEqual([true, false]);
  });

  test('that was graded before there was a pass mark is passed', async () => {
    const ada = await learner();
    const id = await handedIn(ada);
    const grade = JSON.stringify({ gradedAt: 1, points: 0, maxPoints: 10, scores: [], comment: '' });
    await app.db.kysely.updateTable('handIns').set({ grade }).where('id', '=', id).execute();
    expect(await shown(id)).toMatchObject({ grade: { points: 0, isPassed: true } });
  });

  test('of somebody who handed in before and since is shown with those, each with its grade', async () => {
    const ada = await learner();
    const [first, second, third] = [await handedIn(ada), await handedIn(ada), await handedIn(ada)];
    await handedIn(ada, sketch);
    await handedIn(await learner());
    await graded(first, [1, 1]);
    const { others } = await shown(second);
    expect(others.map(({ id, grade }) => [id, grade?.points])).toEqual([
      [third, undefined],
      [first, 2],
    ]);
  });

  test('that is not there is not found', async () => {
    const params = { handInId: 'none' };
    expect(await grace.browser.try('GET /api/hand-ins/{handInId}', { params })).toMatchObject({ status: 404 });
    const body = { taskVersion: 'v', scores: [1], comment: '' };
    const answer = await grace.browser.try('PUT /api/hand-ins/{handInId}/grade', { params, body });
    expect(answer).toMatchObject({ status: 404, body: { code: 'hand-in-not-found' } });
  });
});

describe('a grade', () => {
  test('holds one score for each criterion, none above its points; a fault stores nothing', async () => {
    const id = await handedIn(await learner());
    for (const scores of [[6], [6, 4, 1], [7, 0], []])
      expect(await graded(id, scores)).toMatchObject({ status: 422, body: { code: 'rubric-mismatch' } });
    for (const scores of [
      [-1, 0],
      [0.5, 0],
    ])
      expect(await graded(id, scores)).toMatchObject({ status: 400 });
    expect((await shown(id)).grade).toBeNull();
  });

  test('of two teachers at the same moment one stands, the other is told, and the learner hears of one', async () => {
    const [ada, linus] = [await learner(), await withRole('teacher')];
    const id = await handedIn(ada);
    const answers = await Promise.all([graded(id, [1, 1], 'Mine.'), graded(id, [6, 4], 'Theirs.', linus)]);
    const [first = answers[0], second] = answers.toSorted((one, other) => one.status - other.status);
    expect(first).toMatchObject({ status: 200 });
    expect(second).toMatchObject({ status: 409, body: { code: 'already-graded' } });
    expect((await shown(id)).grade).toEqual((first.body as { grade: unknown }).grade);
    const { items } = await ada.browser.call('GET /api/notifications', { query: {} });
    expect(items.filter(({ message }) => message.includes('was graded'))).toHaveLength(1);
    const { events } = await ada.browser.call('GET /api/courses/{courseId}/progress', { params: ofCourse });
    expect(events.filter(({ kind }) => kind === 'hand-in-graded')).toHaveLength(1);
  });

  test('is given to nobody by themselves', async () => {
    await grace.browser.call('POST /api/enrolments', { body: { courseId: glass } });
    const answer = await graded(await handedIn(grace), [6, 4]);
    expect(answer).toMatchObject({ status: 403, body: { code: 'own-hand-in' } });
  });

  test('may be looked at beforehand: nothing of a comment becomes markup of its author', async () => {
    const comment = '<b>bold</b> `code`\n[x](javascript:alert(1))';
    const { html } = await grace.browser.call('POST /api/comment-previews', { body: { comment } });
    expect(html).toBe('<p>&lt;b&gt;bold&lt;/b&gt; <code>code</code><br>x</p>\n');
  });
});

test('what waits longest comes first; each state and each task has a list of its own, page by page', async () => {
  const ada = await learner();
  const before = (await listed({})).waiting;
  const [first, drawn, second] = [await handedIn(ada), await handedIn(ada, sketch), await handedIn(ada)];
  await graded(second, [0, 0]);
  const idsOf = async (query: object) =>
    (await listed({ limit: 100, ...query })).items.filter(({ userId }) => userId === ada.uid).map(({ id }) => id);
  expect(await idsOf({})).toEqual([second, drawn, first]);
  expect(await idsOf({ state: 'waiting' })).toEqual([first, drawn]);
  expect(await idsOf({ state: 'graded' })).toEqual([second]);
  for (const state of ['all', 'waiting', 'graded'])
    expect(await idsOf({ state, exerciseId: 'sketch' })).toEqual(state === 'graded' ? [] : [drawn]);
  expect((await listed({})).waiting).toBe(before + 2);

  const all = (await listed({ state: 'waiting', limit: 100 })).items.map(({ id }) => id);
  const paged: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listed({ state: 'waiting', limit: 1, ...(cursor && { cursor }) });
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(paged).toEqual(all);
  expect((await shown(all[0] ?? '')).nextWaitingId).toBe(all[1]);
  expect((await shown(all[1] ?? '')).nextWaitingId).toBe(all[0]);
});

test('their own work is neither the next to grade nor counted for a teacher; for another it is', async () => {
  const [teacher, ada] = [await withRole('teacher'), await learner()];
  await teacher.browser.call('POST /api/enrolments', { body: { courseId: glass } });
  const waitingFor = async ({ browser }: SignedUp) =>
    (await browser.call('GET /api/courses/{courseId}/hand-ins', { params: ofCourse, query: {} })).waiting;
  for (const { id } of (await listed({ state: 'waiting', limit: 100 })).items) {
    const { task } = await shown(id);
    await graded(id, task?.rubric.map(() => 0) ?? [], '', teacher);
  }
  const [mine, first, last] = [await handedIn(teacher), await handedIn(ada), await handedIn(ada)];
  expect([await waitingFor(teacher), await waitingFor(grace)]).toEqual([2, 3]);
  expect((await shown(last, teacher)).nextWaitingId).toBe(first);
  expect((await shown(last)).nextWaitingId).toBe(mine);
  expect((await shown(mine, teacher)).nextWaitingId).toBe(first);
});

describe('a ZIP', () => {
  const list = (handInId: string) => grace.browser.try('GET /api/hand-ins/{handInId}/files', { params: { handInId } });
  const text = (handInId: string, place: number) =>
    grace.browser.try('GET /api/hand-ins/{handInId}/files/{place}', { params: { handInId, place } });

  test('is kept byte for byte, and its files are read as text and nothing else', async () => {
    const id = await handedInZip(await learner(), {
      'lib/': '',
      'lib/main.dart': 'void main() {}\n',
      'index.html': '<script>alert(1)</script>',
      '../../etc/passwd': '',
      'logo.png': '\u0089PNG\0\u0001',
      'long.txt': 'x'.repeat(200_001),
    });
    const kept = await grace.browser.try('GET /api/hand-ins/{handInId}/file', { params: { handInId: id } });
    expect(kept).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
    expect(kept.headers['content-disposition']).toMatch(/^attachment/);
    const { items, more } = (await list(id)).body as {
      items: { place: number; name: string; bytes: number }[];
      more: number;
    };
    expect(items.map(({ name }) => name)).toEqual([
      'lib/main.dart',
      'index.html',
      '../../etc/passwd',
      'logo.png',
      'long.txt',
    ]);
    expect(more).toBe(0);
    expect((await text(id, 0)).body).toEqual({ ...items[0], text: 'void main() {}\n', hidden: null });
    const html = await text(id, 1);
    expect(html).toMatchObject({ headers: { 'content-type': expect.stringContaining('application/json') as string } });
    expect(html.body).toMatchObject({ text: '<script>alert(1)</script>' });
    expect((await text(id, 2)).body).toMatchObject({ text: '' });
    expect((await text(id, 3)).body).toMatchObject({ text: null, hidden: 'no-text' });
    expect((await text(id, 4)).body).toMatchObject({ text: null, hidden: 'too-large' });
    for (const place of [5, 65_535]) expect(await text(id, place)).toMatchObject({ status: 404 });
  });

  test('that lies about its lengths, is damaged or is no archive does no harm', async () => {
    const ada = await learner();
    const send = async (bytes: Buffer<ArrayBuffer>) =>
      (await ada.browser.call(files, { params: work, body: { file: new File([bytes], 'work.zip') } })).id;
    const bomb = zipOf({ 'bomb.txt': '0'.repeat(50_000_000) });
    bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\u0001\u0002') + 24);
    const broken = zipOf({ 'broken.txt': 'hello' });
    broken.fill(0xff, 40, 47);
    const headless = zipOf({ 'a.txt': 'hello' }).subarray(0, 60);
    expect((await text(await send(bomb), 0)).body).toMatchObject({ bytes: 10, text: null, hidden: 'too-large' });
    expect((await text(await send(broken), 0)).body).toMatchObject({ text: null, hidden: 'damaged' });
    const id = await send(Buffer.from(headless));
    for (const answer of [await list(id), await text(id, 0)])
      expect(answer).toMatchObject({ status: 422, body: { code: 'zip-unreadable' } });
  });

  test('of more files than are listed says how many those are', async () => {
    const entries = Object.fromEntries(Array.from({ length: 502 }, (_, number) => [`${number}.txt`, '']));
    const { body } = await list(await handedInZip(await learner(), entries));
    expect(body).toMatchObject({ more: 2 });
  });

  test('is none where a link was handed in', async () => {
    const id = await handedIn(await learner());
    const file = await grace.browser.try('GET /api/hand-ins/{handInId}/file', { params: { handInId: id } });
    for (const answer of [file, await list(id), await text(id, 0)]) expect(answer).toMatchObject({ status: 404 });
  });
});

test('nobody but teachers and administrators sees or grades what was handed in, their own included (§6)', async () => {
  const [ada, stranger, admin] = [await learner(), await app.signedUp(), await withRole('admin')];
  const { id } = await ada.browser.call(files, { params: work, body: { file: zip('mine.zip') } });
  const params = { handInId: id };
  const body = { taskVersion: 'v', scores: [6, 4], comment: '' };
  const asks = [
    (browser: TestBrowser) => browser.try('GET /api/courses/{courseId}/hand-ins', { params: ofCourse, query: {} }),
    (browser: TestBrowser) => browser.try('GET /api/hand-ins/{handInId}', { params }),
    (browser: TestBrowser) => browser.try('GET /api/hand-ins/{handInId}/file', { params }),
    (browser: TestBrowser) => browser.try('GET /api/hand-ins/{handInId}/files', { params }),
    (browser: TestBrowser) =>
      browser.try('GET /api/hand-ins/{handInId}/files/{place}', { params: { ...params, place: 0 } }),
    (browser: TestBrowser) => browser.try('POST /api/comment-previews', { body: { comment: 'x' } }),
    (browser: TestBrowser) => browser.try('PUT /api/hand-ins/{handInId}/grade', { params, body }),
  ];
  for (const ask of asks) {
    expect(await ask(app.browser())).toMatchObject({ status: 401 });
    for (const { browser } of [stranger, ada]) expect(await ask(browser)).toMatchObject({ status: 403 });
  }
  expect((await shown(id)).grade).toBeNull();
  for (const ask of asks.slice(0, -1)) expect(await ask(admin.browser)).toMatchObject({ status: 200 });
  expect(await graded(id, [6, 4], '', admin)).toMatchObject({ status: 200 });
});

test('a task that is changed or removed meanwhile: no points are given for what nobody has seen', async () => {
  const [early, late] = [await handedIn(await learner()), await handedIn(await learner())];
  const before = (await shown(early)).task?.version ?? '';
  const change = async (text: string, is: (found: Awaited<ReturnType<typeof shown>>) => boolean) => {
    content.write('exercises/work.yaml', text);
    await operate(app, 'content', 'import', content.path, '--yes');
    await expect.poll(async () => is(await shown(early))).toBe(true);
  };
  await change(workFile('Hand it in, with tests.'), ({ task }) => task?.version !== before);
  expect(await shown(early)).toMatchObject({ version: before, isOfEarlierVersion: true });
  const body = { taskVersion: before, scores: [6, 4], comment: '' };
  const answer = await grace.browser.try('PUT /api/hand-ins/{handInId}/grade', { params: { handInId: early }, body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'task-changed' } });
  expect(await graded(early, [6, 4])).toMatchObject({ status: 200 });

  const asQuestion =
    'title: Q\nkind: question\npoints: 4\nquestion:\n  type: order\n  text: Put.\n  lines: [a, b]\n  feedback: F.\n';
  await change(asQuestion, ({ task }) => task === null);
  expect(await shown(late)).toMatchObject({ title: '', task: null, isOfEarlierVersion: true });
  expect(await graded(late, [6, 4])).toMatchObject({ status: 422 });
  // Nobody can grade it, so it is not offered next and does not count as waiting.
  const left = await handedIn(await learner(), sketch);
  expect((await listed({ state: 'waiting', limit: 100 })).items.map(({ id }) => id)).toContain(late);
  expect((await shown(left)).nextWaitingId).not.toBe(late);
  expect((await shown(early)).nextWaitingId).not.toBe(late);
  // The grade keeps the rubric's text of its own time.
  expect((await shown(early)).grade?.scores.map(({ criterion }) => criterion)).toEqual([
    'It runs with `main`',
    'It is explained',
  ]);
});
