import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';

const app = await appForThisFile({ settings: { brand: 'Ada & Co', publicUrl: 'https://learn.example' } });
const visitor = app.browser();
const slug = 'choosing-a-first-language';

test('a visitor reads the list of articles without their texts, and one with its text as HTML', async () => {
  const { items } = await visitor.call('GET /api/articles', {});
  expect(items).toHaveLength(6);
  const listed = items.find((each) => each.slug === slug);
  expect(listed).toMatchObject({
    date: '2026-03-10',
    author: { name: 'Mateo Quispe', courseId: 'course2', courseTitle: 'Learn Python' },
  });
  expect(listed).not.toHaveProperty('html');
  const article = await visitor.call('GET /api/articles/{slug}', { params: { slug } });
  expect(article).toMatchObject({
    ...listed,
    sections: expect.arrayContaining([expect.objectContaining({})]) as unknown,
  });
  expect(article.html).toMatch(/^<p>People who want to learn to program/);
});

test('an article that does not exist is not found', async () => {
  const answer = await visitor.try('GET /api/articles/{slug}', { params: { slug: 'nothing' } });
  expect(answer).toMatchObject({ status: 404, body: { code: 'article-not-found' } });
});

test('the feed holds the whole articles, the newest first, with whole addresses of this installation', async () => {
  const { headers, body } = await visitor.send('GET', '/blog/feed.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { channel } = (new XMLParser({ ignoreAttributes: false }).parse(String(body)) as { rss: { channel: Channel } })
    .rss;
  expect(channel).toMatchObject({
    title: 'Ada & Co Blog',
    link: 'https://learn.example/blog',
    lastBuildDate: 'Tue, 03 Nov 2026 00:00:00 GMT',
    'atom:link': { '@_href': 'https://learn.example/blog/feed.xml' },
  });
  const { items } = await visitor.call('GET /api/articles', {});
  expect(channel.item.map(({ link }) => link)).toEqual(items.map((each) => `https://learn.example/blog/${each.slug}`));
  expect(channel.item[0]?.['content:encoded']).toContain('<p>');
  expect(String(body)).not.toMatch(/href=(&quot;|")[/#]|tabindex/);
  expect(String(body)).not.toContain('Mateo Quispe');
});

test('the feed has the name of the site as it is now', async () => {
  const { brand } = app.settings;
  await visitor.send('GET', '/blog/feed.xml');
  app.settings.brand = 'Grace';
  const { body } = await visitor.send('GET', '/blog/feed.xml');
  app.settings.brand = brand;
  expect(String(body)).toContain('<title>Grace Blog</title>');
});

interface Channel {
  readonly item: readonly { readonly link: string; readonly 'content:encoded': string }[];
}
