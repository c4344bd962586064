import { expect, test } from 'vitest';
import { documentOf } from './page-document.ts';

const template = {
  html: '<head><!--page-head--></head><body><div id="root"></div></body>',
  entry: 'assets/site-1.js',
  shared: [],
  parts: { 'home-2.js': ['assets/home-3.js'] },
  shareImages: [],
};
const page = {
  html: '<h1>Home</h1>',
  head: '<title>Home</title>',
  structuredData: '',
  imports: ['() => import("./a/home-2.js")'],
};

test('what a page has read stands in it word for word, and nothing of it ends its element or is taken for a stand-in', () => {
  const answers = {
    '/api/courses': { title: '</script><script>alert(1)</script><!-- __opvir_brand__ __opvir_settings_json__' },
  };
  const html = documentOf(template, { ...page, answers });
  const block = /id="page-content">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(block)).toEqual(answers);
  expect(block).not.toContain('<');
  expect(html).not.toContain('__opvir');
});

test('a page that reads nothing carries nothing, and names the files of its parts', () => {
  const html = documentOf(template, { ...page, answers: {} });
  expect(html).not.toContain('page-content');
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/home-3.js">');
});

test('an empty shell names the files of what will be drawn in it, and asks for its scripts at once', () => {
  const html = documentOf(template, null, ['() => import("./a/home-2.js")']);
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/assets/home-3.js">');
  expect(html).not.toContain('<template');
});

test('a part that the build does not know is a fault', () => {
  expect(() => documentOf(template, { ...page, answers: {}, imports: ['() => import("./gone.js")'] })).toThrow(
    'gone.js',
  );
});
