import { expect, test } from 'vitest';
import { hintsOf } from './hints.ts';

const head = '---\ntitle: A\n---\n\n';
const hintsIn = (body: string, hasCallouts = true) =>
  hintsOf('a.md', head + body, hasCallouts).map(({ line, message }) => `${line}: ${message}`);

test.each([
  ['Text\n\n<!-- TODO -->', '7: a comment is hidden'],
  ['Text <!-- never\n\nends', '5: a comment is not closed'],
  ['Press <kbd>S</kbd>', '5: the tag <kbd> is shown as plain text: write `text`'],
  ['One\n\n<details>\n<summary>x</summary>\n</details>', '7: the tag <details> is shown'],
  ['A line<br>and one', '5: the tag <br> is shown as plain text: write a backslash'],
  ['x<sup>2</sup>', '5: the tag <sup>'],
  ['<img src="a.png" alt="x">', '5: the tag <img>'],
  [':::aside\nText\n:::', '5: this kind of callout is shown as plain text: write :::note'],
  ['Text\n\n!!! odd "x"\n    Text', '7: "!!!" is shown'],
  ['> [!ODD]\n> Text', '5: a callout such as [!NOTE] is shown'],
  ['a**.b**c', '5: ** is shown'],
  ['One.\nTwo **"x"**y', '6: ** is shown'],
  ['See[^1].', '5: a footnote'],
  ['[TOC]', '5: a table of contents'],
  ['$$x$$', '5: a TeX formula'],
  ['==x==', '5: == is shown'],
  ['{{ site.name }}', '5: template syntax'],
])('what will not look as it is typed is named with its line: %j', (body, hint) => {
  expect(hintsIn(body)).toEqual([expect.stringContaining(hint)]);
});

test.each([
  '**bold** *x* ~~gone~~ `**code**` and 2 ** 3 ** 4',
  '**注意：**请',
  ':::note\nText\n:::',
  '> [!TIP]\n> Text',
  '```html\n<!-- code --> <b>x</b> **"x"**y\n```',
  String.raw`\*\*typed\*\* and \<b>`,
  'a < b and List[int]',
  '[comment]: # (unseen)',
])('what looks as it is typed is not: %j', (body) => {
  expect(hintsIn(body)).toEqual([]);
});

test('where callouts are not read, each is named', () => {
  for (const body of [':::note\nText\n:::', '!!! note\n    Text', '> [!NOTE]\n> Text'])
    expect(hintsIn(body, false)).toEqual([expect.stringContaining('write a quote')]);
});

test('texts of a quiz or an exercise are looked at, and its code is not', () => {
  const source = 'task: |\n  One.\n\n  <b>Two</b>\nstarter:\n  a.html: <!-- x --><b>y</b>\nhints:\n  - A <!-- z -->\n';
  expect(hintsOf('a.yaml', source, false).map(({ line }) => line)).toEqual([4, 8]);
});
