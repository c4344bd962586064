import { expect, test } from 'vitest';
import { parseArticle } from './parse-article.ts';
import { readArticles } from './read-articles.ts';

const head = `---
title: A title
slug: a-title
description: A description that is long enough to stand in a list of search results.
date: 2026-05-19
author: Amara Okafor
tags: [first, second]
---
`;

test('an article knows its facts, and the course that its author teaches', () => {
  const { article } = parseArticle('a-title', `${head}Text.`);
  expect(article).toEqual({
    slug: 'a-title',
    title: 'A title',
    description: 'A description that is long enough to stand in a list of search results.',
    date: '2026-05-19',
    author: {
      name: 'Amara Okafor',
      profession: 'front-end engineer (example)',
      courseId: 'course1',
      courseTitle: 'Learn React',
    },
    tags: ['first', 'second'],
    readingMinutes: 1,
  });
});

function minutesOf(words: number): number {
  return parseArticle('a-title', head + 'word '.repeat(words)).article.readingMinutes;
}

test('reading time counts 200 words a minute, in whole minutes', () => {
  expect([20, 299, 300, 1000].map(minutesOf)).toEqual([1, 1, 2, 5]);
});

test('sections are the headings of the second level, and each can be linked to', () => {
  const { body } = parseArticle('a-title', `${head}## What it *does*\n\nText.\n\n### Beneath\n\n## Why?`);
  expect(body.html).toContain('<h2 id="what-it-does">What it <em>does</em></h2>');
  expect(body.html).toContain('<h3 id="beneath">Beneath</h3>');
  expect(body.sections).toEqual([
    { id: 'what-it-does', title: 'What it does' },
    { id: 'why', title: 'Why?' },
  ]);
});

test('code is shown as it was written, and the keyboard can scroll it', () => {
  const { body } = parseArticle('a-title', `${head}\`\`\`js\nif (a < b && c) alert("x");\n\`\`\``);
  expect(body.html).toBe(
    '<pre tabindex="0" data-language="js"><code>if (a &lt; b &amp;&amp; c) alert(&quot;x&quot;);\n</code></pre>\n',
  );
});

test.each([
  ['no front matter', 'Text.', 'front matter'],
  ['a slug that is not its file’s', head.replace('slug: a-title', 'slug: other') + 'Text.', '"other"'],
  ['no date', head.replace('date: 2026-05-19\n', '') + 'Text.', 'date'],
  ['an author who teaches no course', head.replace('Amara Okafor', 'Nobody') + 'Text.', 'Nobody'],
  ['a second h1', `${head}# Again`, '"Again"'],
  ['a level left out', `${head}## One\n\n#### Three`, '"Three"'],
])('an article with %s stops the build, and the message names it', (_, source, named) => {
  expect(() => parseArticle('a-title', source)).toThrow(/article a-title: /);
  expect(() => parseArticle('a-title', source)).toThrow(named);
});

test('the repository holds six articles, the newest first', async () => {
  const dates = (await readArticles('src/features/blog/articles')).map(({ article }) => article.date);
  expect(dates).toHaveLength(6);
  expect(dates).toEqual(dates.toSorted().toReversed());
});
