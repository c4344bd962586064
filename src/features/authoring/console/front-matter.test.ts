import { describe, expect, test } from 'vitest';
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

test.each([
  ['order', ['', '1', '12'], 'order: 12'],
  ['order', ['7x', '7'], 'order: 7'],
  ['example', ['tru', '', 'f', 'fals', 'false'], 'example: false'],
] as const)('%s typed anew, sign by sign, is a number or a yes or no again', (key, values, line) => {
  const written = values.reduce<string>((text, value) => withFrontLine(text, key, value), file);
  expect(written.split('\n')).toContain(line);
});

test('what is typed cannot begin a line of its own', () => {
  expect(withFrontLine(file, 'place', 'a\nimage: evil.svg')).toContain('place: "a image: evil.svg"');
});

describe('lines that a file may have besides', () => {
  const quiz = 'attempts: 3\nquestions:\n  - id: q1\n    minutes: 7\n';
  const head = { isWhole: true, optional: { attempts: '3', minutes: '30', note: 'Words.' } };

  test('are fields without a value while they are not there', () => {
    expect(frontLinesOf(quiz, head)).toEqual([
      { key: 'attempts', value: '3' },
      { key: 'minutes', value: '' },
      { key: 'note', value: '' },
    ]);
    expect(frontLinesOf('Words alone', { ...head, isWhole: false })).toEqual([]);
  });

  test('come before the lists, and go when they say nothing', () => {
    expect(withFrontLine(quiz, 'minutes', '45', head)).toBe(quiz.replace('questions:', 'minutes: 45\nquestions:'));
    expect(withFrontLine(quiz, 'note', '45', head)).toBe(quiz.replace('questions:', 'note: "45"\nquestions:'));
    expect(withFrontLine(quiz, 'attempts', '', head)).toBe(quiz.replace('attempts: 3\n', ''));
    expect(withFrontLine(quiz, 'minutes', '', head)).toBe(quiz);
    const long = 'note: |\n  One.\n\n  Two.\nlead: Three\n  and four.\n';
    expect(withFrontLine(long, 'minutes', '45', head)).toBe(`${long}minutes: 45\n`);
    const opening = '---\ntitle: Potter\n---\nWords.\n';
    const remote = { isWhole: false, optional: { remote: 'true' } };
    expect(withFrontLine(opening, 'remote', 'false', remote)).toBe('---\ntitle: Potter\nremote: false\n---\nWords.\n');
  });
});

test('lines that end as on Windows are found and written like the others', () => {
  const windows = file.replaceAll('\n', '\r\n');
  for (const [key, value] of [
    ['title', 'New'],
    ['place', 'Away'],
  ] as const)
    expect(withFrontLine(windows, key, value)).toBe(withFrontLine(file, key, value).replaceAll('\n', '\r\n'));
});
