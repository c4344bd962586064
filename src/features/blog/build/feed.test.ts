import { expect, test } from 'vitest';
import type { Article } from '../article.ts';
import { feedXml } from './feed.ts';

const article: Article = {
  slug: 'q-and-a',
  title: 'Questions & answers',
  description: 'When "why?" is <not> enough.',
  date: '2026-11-03',
  author: { name: 'Linh Tran', profession: 'mobile developer', courseId: 'course3', courseTitle: 'Learn Flutter' },
  tags: ['habits'],
  readingMinutes: 4,
};
const html =
  '<p>See <a href="/courses">courses</a>, <a href="#why">why</a>, <a href="https://example.org/">there</a>.</p>';

test('the feed says where it is, and when its newest article was published', () => {
  const feed = feedXml([
    { article, body: { html, sections: [] } },
    { article: { ...article, slug: 'older', date: '2026-01-01' }, body: { html, sections: [] } },
  ]);
  expect(feed).toContain(
    '<atom:link href="__opvir_public_url__/blog/feed.xml" rel="self" type="application/rss+xml"/>',
  );
  expect(feed).toContain('<lastBuildDate>Tue, 03 Nov 2026 00:00:00 GMT</lastBuildDate>');
  expect(feed.match(/<item>/g)).toHaveLength(2);
});

test('an item has its address and its day, names no example author, and nothing in it is taken for markup', () => {
  const feed = feedXml([{ article, body: { html, sections: [] } }]);
  expect(feed).toContain('<link>__opvir_public_url__/blog/q-and-a</link>');
  expect(feed).toContain('<guid isPermaLink="true">__opvir_public_url__/blog/q-and-a</guid>');
  expect(feed).toContain('<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate>');
  expect(feed).not.toContain('Linh Tran');
  expect(feed).toContain('<title>Questions &amp; answers</title>');
  expect(feed).toContain('<description>When &quot;why?&quot; is &lt;not&gt; enough.</description>');
});

test('addresses within the text are whole, since a feed is read elsewhere', () => {
  const feed = feedXml([{ article, body: { html, sections: [] } }]);
  expect(feed).toContain('href=&quot;__opvir_public_url__/courses&quot;');
  expect(feed).toContain('href=&quot;__opvir_public_url__/blog/q-and-a#why&quot;');
  expect(feed).toContain('href=&quot;https://example.org/&quot;');
});

test('without articles there is still a feed', () => {
  expect(feedXml([])).not.toContain('lastBuildDate');
});
