import { expect, test } from 'vitest';
import { type RequestFacts, requestKindOf } from './request-kind.ts';

const origin = 'https://learn.example.org';

function asked(path: string, { method = 'GET', mode = 'cors', cache = 'default' }: Partial<RequestFacts> = {}) {
  return requestKindOf({ method, mode, cache, url: path.startsWith('/') ? origin + path : path }, origin);
}

test('pages of the learner’s area are answered, and no other page of the site', () => {
  expect(asked('/course/course2/learn/lists?from=mail', { mode: 'navigate' })).toBe('page');
  for (const path of ['/', '/course/course2', '/course/course2/learn', '/dashboard', '/teach/course2', '/verify'])
    expect(asked(path, { mode: 'navigate' })).toBeNull();
});

test('what a lesson reads is answered, and what else the site reads goes to the server', () => {
  const read = [
    '/api/session',
    '/api/enrolments?courseId=course2',
    '/api/courses/course2',
    '/api/courses/course2/progress',
  ];
  for (const path of read) expect(asked(path)).toBe('answer');
  for (const path of [
    '/api/notifications',
    '/api/users/ada',
    '/api/events',
    '/api/search?q=x',
    '/healthz',
    '/icon.svg',
  ])
    expect(asked(path)).toBeNull();
});

test('files whose addresses change with their bytes are parts', () => {
  for (const path of ['/assets/site-1.js', '/engines/python-1.wasm', '/content/0123/courses/course2/a.svg'])
    expect(asked(path)).toBe('part');
});

test('what is written goes to the server untouched; only the end of a session is heard', () => {
  expect(asked('/api/courses/course2/learning-events', { method: 'POST' })).toBeNull();
  expect(asked('/api/session', { method: 'PUT' })).toBeNull();
  expect(asked('/api/session', { method: 'DELETE' })).toBe('sign-out');
});

test('what is asked for to be kept, and what is of another site, is not answered from what is kept', () => {
  expect(asked('/api/courses/course2', { cache: 'no-store' })).toBeNull();
  expect(asked('https://elsewhere.example/assets/site-1.js')).toBeNull();
});

test('a video goes past the worker, which would hold all of it; what is said of it does not', () => {
  expect(asked('/api/courses/course2/videos/intro/file')).toBeNull();
  expect(asked('/api/courses/course2/videos/intro')).toBe('answer');
});
