import { escapeMarkup } from './escape-markup.ts';
import type { ParsedArticle } from './parse-article.ts';

// Stand-ins that the server replaces when it starts, as in the prerendered pages.
const brand = '__opvir_brand__';
const publicUrl = '__opvir_public_url__';

/** The blog as RSS 2.0, with the whole text of each article; the newest comes first, as in `articles`. */
export function feedXml(articles: readonly ParsedArticle[]): string {
  const newest = articles[0]?.article.date;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
  <channel>
    <title>${brand} Blog</title>
    <link>${publicUrl}/blog</link>
    <description>The latest updates and articles.</description>
    <language>en</language>${newest === undefined ? '' : `\n    <lastBuildDate>${rssDate(newest)}</lastBuildDate>`}
    <atom:link href="${publicUrl}/blog/feed.xml" rel="self" type="application/rss+xml"/>
${articles.map(itemXml).join('')}  </channel>
</rss>
`;
}

function itemXml({ article, body }: ParsedArticle): string {
  const address = `${publicUrl}/blog/${article.slug}`;
  return `    <item>
      <title>${escapeMarkup(article.title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${rssDate(article.date)}</pubDate>
${article.tags.map((tag) => `      <category>${escapeMarkup(tag)}</category>\n`).join('')}      <description>${escapeMarkup(article.description)}</description>
      <content:encoded>${escapeMarkup(withWholeAddresses(body.html, address))}</content:encoded>
    </item>
`;
}

/** A feed is read elsewhere: what points into this site has to say where that is. */
function withWholeAddresses(html: string, address: string): string {
  return html
    .replaceAll(/(href|src)="\/(?!\/)/g, `$1="${publicUrl}/`)
    .replaceAll('href="#', `href="${address}#`)
    .replaceAll(' tabindex="0"', '');
}

/** RFC 822, as RSS 2.0 asks for. */
function rssDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}
