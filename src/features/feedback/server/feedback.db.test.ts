import { describe, expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { secondMs, stopClock } from '../../../../test/support/clock.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const ada = await app.signedUp();
const grace = await app.signedUp();
for (const { browser } of [ada, grace]) await browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });

const add = (who: typeof ada, courseId: string, body: unknown) =>
  who.browser.send('POST', `/api/courses/${courseId}/feedback`, { body });
const list = (courseId: string, query: { limit?: number; cursor?: string } = {}) =>
  app.browser().call('GET /api/courses/{courseId}/feedback', { params: { courseId }, query });
const countOf = async (courseId: string) =>
  (await app.db.kysely.selectFrom('feedback').select('id').where('courseId', '=', courseId).execute()).length;

describe('leaving feedback (§4, §5)', () => {
  test('an enrolled learner rates and comments, and everybody reads it (§1, §2, §3, §6, §7)', async () => {
    stopClock();
    const answer = await add(ada, 'course1', { rating: 4, comment: '  Clear and short.\n' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        userId: ada.uid,
        courseId: 'course1',
        rating: 4,
        comment: 'Clear and short.',
        timestamp: Date.now(),
        authorName: null,
      },
    });
    expect((await list('course1')).items[0]).toEqual(answer.body);
  });

  test('a learner who is not enrolled cannot, and nothing is stored (§6)', async () => {
    const answer = await add(ada, 'course2', { rating: 5, comment: 'Never saw it.' });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'not-enrolled', detail: 'Only learners who are enrolled in this course can do this.' },
    });
    expect(await countOf('course2')).toBe(0);
  });

  test('a visitor cannot, and nothing is stored', async () => {
    const before = await countOf('course1');
    const answer = await app
      .browser()
      .send('POST', '/api/courses/course1/feedback', { body: { rating: 5, comment: 'x' } });
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } });
    expect(await countOf('course1')).toBe(before);
  });

  test.each([
    ['no rating', { comment: 'x' }, 'body.rating'],
    ['the rating 0', { rating: 0, comment: 'x' }, 'body.rating'],
    ['the rating 6', { rating: 6, comment: 'x' }, 'body.rating'],
    ['half a star', { rating: 4.5, comment: 'x' }, 'body.rating'],
    ['a rating as text', { rating: '5', comment: 'x' }, 'body.rating'],
    ['no comment', { rating: 5 }, 'body.comment'],
    ['a blank comment', { rating: 5, comment: ' \n\t ' }, 'body.comment'],
    ['a comment that is too long', { rating: 5, comment: 'x'.repeat(4001) }, 'body.comment'],
    ['a comment that is no text', { rating: 5, comment: ['x'] }, 'body.comment'],
  ])('with %s it is refused, and nothing is stored', async (_, body, path) => {
    const before = await countOf('course1');
    const answer = await add(ada, 'course1', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input', fields: [{ path }] } });
    expect(await countOf('course1')).toBe(before);
  });

  test('the longest comment is stored whole, and any text comes back as it was written', async () => {
    const comment = `<script>alert(1)</script> ' " -- ünïcode \u{1f393} ${'x'.repeat(3900)}`;
    await add(ada, 'course1', { rating: 1, comment });
    expect((await list('course1', { limit: 1 })).items[0]?.comment).toBe(comment);
  });

  test('neither author nor time are taken from the body (§3, §7)', async () => {
    const clock = stopClock();
    clock.advance(secondMs);
    const body = { rating: 5, comment: 'mine', userId: grace.uid, timestamp: 1, id: 'mine', courseId: 'course2' };
    expect((await add(ada, 'course1', body)).body).toMatchObject({
      userId: ada.uid,
      courseId: 'course1',
      timestamp: Date.now(),
    });
  });

  test('on a course that does not exist it is not found', async () => {
    const answer = await add(ada, 'course7', { rating: 5, comment: 'x' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
  });

  test('one learner may leave several', async () => {
    const before = await countOf('course1');
    const answers = await Promise.all([1, 2, 3].map((rating) => add(ada, 'course1', { rating, comment: 'again' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await countOf('course1')).toBe(before + 3);
  });
});

describe('reading feedback', () => {
  test('a learner reads back all that they said, about whichever course, newest first, and nothing of others', async () => {
    const linus = await app.signedUp();
    const mine = (query: { limit?: number; cursor?: string } = {}) =>
      linus.browser.call('GET /api/feedback', { query });
    expect(await mine()).toEqual({ items: [], nextCursor: null });
    for (const courseId of ['course2', 'course5']) {
      await linus.browser.call('POST /api/enrolments', { body: { courseId } });
      await add(linus, courseId, { rating: 2, comment: `about ${courseId}` });
    }
    const [newest] = (await mine({ limit: 1 })).items;
    expect(newest).toMatchObject({
      userId: linus.uid,
      courseId: 'course5',
      comment: 'about course5',
      authorName: null,
    });
    const { items, nextCursor } = await mine({ limit: 1, cursor: newest?.id ?? '' });
    expect(items).toMatchObject([{ courseId: 'course2' }]);
    expect(nextCursor).toBeNull();
  });

  test('it bears the name that its author has now, and null while that is empty; never an email address', async () => {
    await add(grace, 'course1', { rating: 5, comment: 'named later' });
    expect((await list('course1', { limit: 1 })).items[0]?.authorName).toBeNull();
    const { uid, email } = grace;
    await grace.browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Grace Hopper', email } });
    const page = await list('course1', { limit: 1 });
    expect(page.items[0]?.authorName).toBe('Grace Hopper');
    expect((await add(grace, 'course1', { rating: 5, comment: 'named now' })).body).toMatchObject({
      authorName: 'Grace Hopper',
    });
    expect(JSON.stringify(await list('course1', { limit: 100 }))).not.toContain('@');
  });

  test('of a course without any it is an empty list, and of no course it is not found (§7)', async () => {
    expect(await list('course6')).toEqual({ items: [], nextCursor: null });
    const answer = await app.browser().send('GET', '/api/courses/course7/feedback');
    expect(answer).toMatchObject({ status: 404, body: { code: 'course-not-found' } });
  });

  test('page by page each of more than a hundred comes exactly once, newest first, also while new ones arrive', async () => {
    await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course3' } });
    const written: string[] = [];
    for (let number = 1; number <= 130; number += 1) {
      const { body } = await add(ada, 'course3', { rating: 3, comment: `number ${number}` });
      written.push((body as { id: string }).id);
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list('course3', { limit: 25, ...(cursor && { cursor }) });
      expect(page.items.length).toBeLessThanOrEqual(25);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
      await add(ada, 'course3', { rating: 3, comment: 'meanwhile' });
    } while (cursor);
    expect(seen).toEqual(written.toReversed());
  });

  test('a page has twenty without a limit, and a hundred at most', async () => {
    expect((await list('course3')).items).toHaveLength(20);
    expect((await list('course3', { limit: 100 })).items).toHaveLength(100);
    for (const limit of ['0', '101', '-1', '1.5', 'many', '']) {
      const answer = await app.browser().send('GET', `/api/courses/course3/feedback?limit=${limit}`);
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', fields: [{ path: 'querystring.limit' }] },
      });
    }
  });

  test('the last page says that it is the last, also when it is full', async () => {
    await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course4' } });
    for (const rating of [1, 2]) await add(ada, 'course4', { rating, comment: 'x' });
    expect((await list('course4', { limit: 2 })).nextCursor).toBeNull();
    expect((await list('course4', { limit: 1 })).nextCursor).not.toBeNull();
  });
});

test('feedback that fails is logged, and its answer carries the reference that finds the lines (§8)', async () => {
  await using broken = await startTestApp();
  const { browser } = await broken.signedUp();
  await broken.db.close();
  const answer = await browser.try('POST /api/courses/{courseId}/feedback', {
    params: { courseId: 'course1' },
    body: { rating: 4, comment: 'Words that no log may hold.' },
  });
  expect(answer).toMatchObject({ status: 503, body: { code: 'database-unavailable' } });
  const { reference } = answer.body as { reference: string };
  const lines = broken.logLines.filter((line) => 'reqId' in line && line.reqId === reference);
  expect(lines).toMatchObject([
    { level: 50, msg: 'the database does not answer', err: {} },
    { method: 'POST', route: '/api/courses/:courseId/feedback', status: 503 },
  ]);
  expect(JSON.stringify(lines)).not.toContain('Words that no log may hold.');
});
