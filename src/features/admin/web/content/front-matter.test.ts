import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { frontLinesOf, withFrontLine } from './front-matter.ts';

const file = `---
title: "A: quoted # title"
order: 7
date: 2026-03-10
example: true
author:
  name: Mateo
tags: [one, two]
summary: >
  Folded.
note: 'single'
schedule: Six weeks # really
place: At home
---

title: not this one
`;

test('the simple lines of front matter are fields; lists, blocks, comments and what is nested stay text', () => {
  expect(frontLinesOf(file)).toEqual([
    { key: 'title', value: 'A: quoted # title' },
    { key: 'order', value: '7' },
    { key: 'date', value: '2026-03-10' },
    { key: 'example', value: 'true' },
    { key: 'place', value: 'At home' },
  ]);
  expect(frontLinesOf('No front matter.\ntitle: x\n')).toEqual([]);
});

test.each([
  ['title', 'Plain', 'Plain'],
  ['title', '12', '12'],
  ['title', '', ''],
  ['title', 'true', 'true'],
  ['place', '12', '12'],
  ['place', '- a: "b" # c \\ [d]', '- a: "b" # c \\ [d]'],
  ['place', 'Zürich & Genève', 'Zürich & Genève'],
  ['order', '8', 8],
  ['order', 'eight', 'eight'],
  ['example', 'false', false],
] as const)('%s written as %j is read as that again, and nothing else of the file changes', (key, value, read) => {
  const written = withFrontLine(file, key, value);
  const data = parse(/^---\n([\s\S]*?)\n---/.exec(written)?.[1] ?? '') as Record<string, unknown>;
  expect(data[key]).toEqual(read);
  const others = (text: string) => text.split('\n').filter((line) => !line.startsWith(`${key}: `));
  expect(others(written)).toEqual(others(file));
});

test('what is typed cannot begin a line of its own', () => {
  expect(withFrontLine(file, 'place', 'a\nimage: evil.svg')).toContain('place: "a image: evil.svg"');
});
