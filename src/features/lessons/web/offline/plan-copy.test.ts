import { expect, test } from 'vitest';
import { type SiteParts, makePlan } from './plan-copy.ts';

const site: SiteParts = {
  entry: '/assets/site-1.js',
  parts: { '/assets/site-1.js': 100, '/assets/lesson-1.js': 50 },
  engines: {
    javascript: { '/engines/quickjs-1.wasm': 1000, '/engines/javascript-1.js': 10 },
    page: { '/engines/quickjs-1.wasm': 1000, '/engines/page-1.js': 20 },
    react: { '/engines/quickjs-1.wasm': 1000, '/engines/react-1.js': 40 },
    python: { '/engines/python-1.wasm': 9000 },
  },
};

const list = {
  courseId: 'glass',
  version: 'v1',
  answers: [
    { address: '/api/courses/glass', bytes: 1 },
    { address: '/content/0123/courses/glass/kiln.svg', bytes: 2 },
  ],
  own: ['/api/session'],
};

test('a copy has what every lesson needs, the engines of its programs and no others, each file once', () => {
  const plan = makePlan({ ...list, engines: ['javascript', 'page'] }, site);
  expect(plan.parts).toEqual({
    '/assets/site-1.js': 100,
    '/assets/lesson-1.js': 50,
    '/engines/quickjs-1.wasm': 1000,
    '/engines/javascript-1.js': 10,
    '/engines/page-1.js': 20,
    '/content/0123/courses/glass/kiln.svg': 2,
  });
  expect(plan.answers).toEqual({ '/api/courses/glass': 1 });
  expect(plan.bytes).toBe(1183);
});

test('a course without programs is kept without an engine', () => {
  const plan = makePlan({ ...list, engines: [] }, site);
  expect(Object.keys(plan.parts).filter((address) => address.startsWith('/engines/'))).toEqual([]);
  expect(plan.bytes).toBe(153);
});
