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

test('a callout without an end, or longer than any, is a fault', () => {
  for (const body of [':::note\nNo end', `:::tip\n${'long\n'.repeat(1001)}:::`]) {
    expect(partsOf(body).faults).toEqual([expect.stringContaining('no end')]);
  }
});

test('more than a hundred lines in a row that begin with one are a fault', () => {
  expect(partsOf(`Text\n${'::quiz\n'.repeat(100)}`).faults).toEqual([]);
  expect(partsOf(`Text\n${'::quiz\n'.repeat(101)}`).faults).toEqual([expect.stringContaining('more than 100 lines')]);
});

test('a callout ends the paragraph above it and holds text of its own', () => {
  expect(partsOf('Text\n:::tip\n*One*\n\nTwo\n:::\nMore').parts).toEqual([
    {
      html: '<p>Text</p>\n<aside data-callout="tip">\n<p><em>One</em></p>\n<p>Two</p>\n</aside>\n<p>More</p>\n',
    },
  ]);
});

test('a paragraph is looked through to its own end, and not for what comes after it', () => {
  const starts = (source: string) =>
    directives(['exercise']).flatMap((each) => ('start' in each ? [each.start?.call({} as never, source)] : []));
  expect(starts('more\n:::note\n::exercise{#one}')).toEqual([5, 13]);
  expect(starts('more\n\nText\n:::note\n::exercise{#one}')).toEqual([undefined, undefined]);
});

test('thousands of them in one text are read', () => {
  expect(partsOf('::exercise{#one}\n\n'.repeat(5000)).parts).toHaveLength(5000);
});

test('a description belongs to the figure above it, which names it; its text is read as any other', () => {
  const figure = '![A tree](tree.svg "The tree")';
  const { parts, faults } = partsOf(
    `## Description\n\n${figure}\n\n:::description\nA *top* and\n\n- roots\n:::\n\nText`,
  );
  expect(faults).toEqual([]);
  const [html] = parts.map((part) => ('html' in part ? part.html : ''));
  expect(html).toContain(
    '<figure aria-details="description-1"><img src="" alt="A tree" loading="lazy"><figcaption>The tree</figcaption></figure>\n' +
      '<details id="description-1" class="mt-2 text-sm"><summary>Description of the figure</summary>\n<p>A <em>top</em> and</p>\n<ul>\n<li>roots</li>\n</ul>\n</details>\n<p>Text</p>',
  );
  expect(partsOf(`${figure}\n\nText`).parts).toEqual([{ html: expect.not.stringContaining('aria-details') as string }]);
});

test('a description that stands beneath no figure is a fault, and what is wrong in one is told', () => {
  const text = ':::description\nText\n:::';
  for (const body of [text, `![A tree](tree.svg)\n\n${text}`, `![A](a.svg "A")\n\n${text}\n\n${text}`])
    expect(partsOf(body).faults).toEqual([expect.stringContaining('must follow a figure')]);
  expect(partsOf(':::description\nNo end').faults).toEqual([expect.stringContaining('no end')]);
  expect(partsOf('![A](a.svg "A")\n\n:::description\n[x](javascript:1)\n:::').faults).toEqual([
    expect.stringContaining('must start with'),
  ]);
});
