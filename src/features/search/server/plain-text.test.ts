import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('of Markdown only what people read is left, on one line', () => {
  const markdown = [
    '## Take it *apart*',
    '',
    'See [the page](/about "x") and ![a tree](tree.svg).',
    '',
    '```js',
    'const a = 1;',
    '```',
    '',
    '::exercise{#first}',
    '',
    '- **One** job',
    '1. `useState`',
  ].join('\n');
  expect(plainText(markdown)).toBe('Take it apart See the page and a tree. const a = 1; One job useState');
});
