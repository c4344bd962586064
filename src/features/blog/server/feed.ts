import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Content } from '../../../platform/server/content/content.ts';
import type { ContentSnapshot } from '../../../platform/server/content/snapshot.ts';
import { packText, sendPacked } from '../../../platform/server/http/packed-text.ts';

const type = 'application/rss+xml';

type Site = Pick<Settings, 'brand' | 'publicUrl'>;

/** Serves the blog as RSS 2.0 at /blog/feed.xml; cached per content version and site name. */
export function serveFeed(app: FastifyInstance, content: Content, site: Site): void {
  let cached = { version: -1, brand: '', text: packText('', type) };
  app.get('/blog/feed.xml', { schema: { hide: true } }, async (request, reply) => {
    const snapshot = content.current();
    const { version } = snapshot;
    const { brand } = site;
    if (cached.version !== version || cached.brand !== brand) {
      cached = { version, brand, text: packText(await feedXml(snapshot, site), type) };
    }
    return sendPacked(request, reply, cached.text);
  });
}

/** Returns the feed with the full text of each article, newest first. */
export async function feedXml(content: Pick<ContentSnapshot, 'list'>, { brand, publicUrl }: Site): Promise<string> {
  const { Feed } = await import('feed');
  const articles = content.list('article');
  const feed = new Feed({
    title: `${brand} Blog`,
    link: `${publicUrl}/blog`,
    id: `${publicUrl}/blog`,
    description: 'The latest updates and articles.',
    language: 'en',
    generator: brand,
    feedLinks: { rss: `${publicUrl}/blog/feed.xml` },
    ...(articles[0] && { updated: new Date(articles[0].date) }),
  });
  for (const { slug, title, description, date, tags, html } of articles) {
    const link = `${publicUrl}/blog/${slug}`;
    feed.addItem({
      title,
      link,
      date: new Date(date),
      description,
      category: tags.map((name) => ({ name })),
      content: withWholeAddresses(html, link, publicUrl),
    });
  }
  return feed.rss2();
}

/** Makes the links of an article absolute, because feeds are read on other sites. */
function withWholeAddresses(html: string, link: string, publicUrl: string): string {
  return html
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${publicUrl}/`)
    .replaceAll('href="#', `href="${link}#`)
    .replaceAll(' tabindex="0"', '');
}
