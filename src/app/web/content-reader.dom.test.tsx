import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeContentReader } from './content-reader.ts';

const key = 'GET /api/courses/{courseId}';
const parts = { params: { courseId: 'course1' } };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function pageWith(answers: Record<string, unknown>): void {
  document.body.innerHTML = `<script type="application/json" id="page-content">${JSON.stringify(answers)}</script>`;
}

function serverAnswers(answer: () => Promise<Response>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return answer();
  });
  return asked;
}

test('what the page came with is taken from it, and the server is asked once that is ten seconds old', async () => {
  pageWith({ '/api/courses/course1': { title: 'as sent' } });
  const asked = serverAnswers(() => Promise.resolve(Response.json({ title: 'as it is now' })));
  const read = makeContentReader();
  expect(await read(key, parts)).toEqual({ title: 'as sent' });
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(await read(key, parts)).toEqual({ title: 'as it is now' });
  expect(asked).toEqual(['/api/courses/course1']);
  expect(await read(key, parts)).toEqual({ title: 'as it is now' });
  expect(asked).toHaveLength(1);
});

test('while the server cannot be reached, what was read before is still there; what was not is a failure', async () => {
  pageWith({ '/api/courses/course1': { title: 'as sent' } });
  serverAnswers(() => Promise.reject(new TypeError('offline')));
  const read = makeContentReader();
  vi.advanceTimersByTime(10_000);
  expect(await read(key, parts)).toEqual({ title: 'as sent' });
  await expect(read('GET /api/courses')).rejects.toMatchObject({ status: 0 });
});

test('what the server no longer has is gone, also where it was read before', async () => {
  pageWith({ '/api/courses/course1': { title: 'as sent' } });
  const problem = { code: 'course-not-found', detail: 'Course not found', status: 404 };
  serverAnswers(() => Promise.resolve(Response.json(problem, { status: 404 })));
  const read = makeContentReader();
  vi.advanceTimersByTime(10_000);
  await expect(read(key, parts)).rejects.toMatchObject({ status: 404 });
});
