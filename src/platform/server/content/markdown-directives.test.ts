import { expect, test } from 'vitest';
import { directives } from './markdown-directives.ts';
import { renderParts } from './markdown.ts';

function partsOf(body: string) {
  const faults: string[] = [];
  const file = {
    body,
    fault: (_: unknown, message: string) => void faults.push(message),
    link: () => {},
    asset: () => '',
  };
  return { parts: renderParts(file, ['exercise', 'cast']).parts, faults };
}

test('what stands in a text divides it, where it is first, last, beside another one, and beneath a line of text', () => {
  const body = '::cast{#one}\n::cast{#two}\n\nText\n::exercise{#three}\nmore text\n\n::exercise{#four}\n';
  expect(partsOf(body).parts).toEqual([
    { embed: 'cast', id: 'one' },
    { embed: 'cast', id: 'two' },
    { html: '<p>Text</p>\n' },
    { embed: 'exercise', id: 'three' },
    { html: '<p>more text</p>\n' },
    { embed: 'exercise', id: 'four' },
  ]);
});

test('of a kind that the text may not hold it is text', () => {
  for (const body of ['::quiz{#one}', ':::aside\nText\n:::']) {
    expect(partsOf(body)).toEqual({
      parts: [{ html: expect.stringContaining(body.slice(0, 5)) as string }],
      faults: [],
    });
  }
});

test('a remark without an end, or longer than any, is a fault', () => {
  for (const body of [':::note\nNo end', `:::tip\n${'long\n'.repeat(1001)}:::`]) {
    expect(partsOf(body).faults).toEqual([expect.stringContaining('no end')]);
  }
});

test('more than a hundred lines in a row that begin with one are a fault', () => {
  expect(partsOf(`Text\n${'::quiz\n'.repeat(100)}`).faults).toEqual([]);
  expect(partsOf(`Text\n${'::quiz\n'.repeat(101)}`).faults).toEqual([expect.stringContaining('more than 100 lines')]);
});

test('a remark ends the paragraph above it and holds text of its own', () => {
  expect(partsOf('Text\n:::tip\n*One*\n\nTwo\n:::\nMore').parts).toEqual([
    {
      html: '<p>Text</p>\n<aside data-callout="tip">\n<p><em>One</em></p>\n<p>Two</p>\n</aside>\n<p>More</p>\n',
    },
  ]);
});

test('a paragraph is looked through to its own end, and not for what comes after it', () => {
  const starts = (source: string) =>
    directives(['exercise']).map((each) => 'start' in each && each.start?.call({} as never, source));
  expect(starts('more\n:::note\n::exercise{#one}')).toEqual([5, 13]);
  expect(starts('more\n\nText\n:::note\n::exercise{#one}')).toEqual([undefined, undefined]);
});

test('thousands of them in one text are read', () => {
  expect(partsOf('::exercise{#one}\n\n'.repeat(5000)).parts).toHaveLength(5000);
});
