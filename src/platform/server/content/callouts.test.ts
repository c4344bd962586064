import { expect, test } from 'vitest';
import { renderParts } from './markdown.ts';

function htmlOf(body: string): string {
  const faults: string[] = [];
  const file = {
    body,
    fault: (_: unknown, message: string) => void faults.push(message),
    link: () => {},
    asset: () => '',
  };
  const { parts } = renderParts(file, ['exercise']);
  expect(faults).toEqual([]);
  return parts
    .map((part) => ('html' in part ? part.html : ''))
    .join('')
    .trim();
}

const box = (kind: string, text: string, title = '') =>
  `<aside data-callout="${kind}">\n${title && `<p><strong>${title}</strong></p>\n`}<p>${text}</p>\n</aside>`;

test.each([
  [':::note\nText\n:::', box('note', 'Text')],
  [':::note[A *title*]\nText\n:::', box('note', 'Text', 'A <em>title</em>')],
  [':::note A title\nText\n:::', box('note', 'Text', 'A title')],
  [':::info\nText\n:::', box('note', 'Text')],
  [':::caution\nText\n:::', box('warning', 'Text')],
  [':::danger Take care\nText\n:::', box('warning', 'Text', 'Take care')],
  ['::: tip\nText\n:::', box('tip', 'Text')],
  [':::Note\nText\n:::', box('note', 'Text')],
  [':::note Text :::', box('note', 'Text')],
  [':::note Text :::\n\nMore', `${box('note', 'Text')}\n<p>More</p>`],
  ['::::note\n:::tip\nText\n:::\n::::', `<aside data-callout="note">\n${box('tip', 'Text')}\n</aside>`],
  [':::note\n:::tip\nText\n:::\n:::', `<aside data-callout="note">\n${box('tip', 'Text')}\n</aside>`],
  ['- A\n  :::note\n  Text\n  :::', `<ul>\n<li>A${box('note', 'Text')}\n</li>\n</ul>`],
  ['> [!NOTE]\n> Text', box('note', 'Text')],
  ['> [!warning] Mind\n> Text\n> more\n\nEnd', `${box('warning', 'Text\nmore', 'Mind')}\n<p>End</p>`],
  ['>[!TIP]\n>Text', box('tip', 'Text')],
  ['> [!important]-\n> Text', box('note', 'Text')],
  ['!!! note "A title"\n    Text', box('note', 'Text', 'A title')],
  ['!!! warning\n\n    Text\n\nEnd', `${box('warning', 'Text')}\n<p>End</p>`],
  ['???+ tip ""\n    Text', box('tip', 'Text')],
  ['Before\n!!! note\n    Text', `<p>Before</p>\n${box('note', 'Text')}`],
])('a callout is a box, as other systems write it: %j', (body, html) => {
  expect(htmlOf(body)).toBe(html);
});

test.each(['> A quote', '> [x](/about)', '!!!', '!important', '> [!odd]\n> Text', ':::aside\nText\n:::'])(
  'what is no callout stays what it is: %j',
  (body) => {
    expect(htmlOf(body)).not.toContain('<aside');
  },
);
