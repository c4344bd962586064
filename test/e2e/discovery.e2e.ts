import { builtPages, requireSite } from '../../src/app/server/built-site.ts';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { APIRequestContext } from '@playwright/test';
import { faultsOf } from '../support/schema-org.ts';
import { expect, test } from './support/test.ts';

// Metadata for search engines, feed readers and link previews.

const paths = builtPages(requireSite().table);
const unlisted = ['/login', '/apply', '/search'];
const listed = paths.filter((path) => !unlisted.includes(path));
const canonical = listed.filter((path) => !path.startsWith('/courses/'));
/** Personal pages, which the browser renders. */
const personal =
  `/career-path /reset-password /confirm-email /dashboard /profile /edit-profile /notifications /career-center
  /continue-career /teach /workspace /review /account /admin`.split(/\s+/);
const xml = new XMLParser({ ignoreAttributes: false });

async function textOf(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  return response.text();
}

function metaOf(html: string, name: string): string[] {
  const tags = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return [...tags].flatMap(([, key, content = '']) => (key === name ? [content] : []));
}

function jsonLdOf(html: string): ({ '@type': string } & Record<string, unknown>)[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']) => JSON.parse(json) as { '@type': string });
}

test('each listed page has a title and a description of its own, one canonical address, and a picture for links', async ({
  request,
  server,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>(), images: new Set<string>() };
  for (const path of listed) {
    const html = await textOf(request, path);
    const canonicals = [...html.matchAll(/<link rel="canonical" href="([^"]+)">/g)].map(([, href]) => href);
    expect(canonicals, path).toEqual([`${server.url}${path.replace('/courses/', '/course/')}`]);
    expect(metaOf(html, 'robots'), path).toEqual([]);
    const [image = ''] = metaOf(html, 'og:image');
    seen.images.add(image);
    expect(metaOf(html, 'og:url'), path).toEqual(canonicals);
    if (!canonical.includes(path)) continue;
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const [description = ''] = metaOf(html, 'description');
    expect(metaOf(html, 'og:title'), path).toEqual([title]);
    expect(description.length, `${path}: ${description}`).toBeGreaterThan(20);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(220);
    expect(seen.titles, path).not.toContain(title);
    expect(seen.descriptions, path).not.toContain(description);
    seen.titles.add(title);
    seen.descriptions.add(description);
  }
  for (const image of seen.images) {
    const response = await request.get(image);
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect((await response.body()).length, image).toBeLessThan(60_000);
  }
});

test('pages for one person, and pages that only lead on, are not listed', async ({ request }) => {
  for (const path of [...unlisted, '/dashboard', '/profile']) {
    expect(metaOf(await textOf(request, path), 'robots'), path).toEqual(['noindex']);
  }
});

test('the sitemap names each listed page once, under the address of the installation', async ({ request, server }) => {
  const text = await textOf(request, '/sitemap.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const { urlset } = xml.parse(text) as { urlset: { '@_xmlns': string; url: { loc: string }[] } };
  expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.url.map(({ loc }) => loc).toSorted()).toEqual(canonical.map((path) => server.url + path).toSorted());
});

test('robots may read all but the interface and what is drawn for one person', async ({ request, server }) => {
  const text = await textOf(request, '/robots.txt');
  const refused = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = '']) => path);
  const drawn = [
    '/course/*/learn/*',
    '/teach/*',
    '/teach/*/hand-ins',
    '/teach/*/hand-ins/*',
    '/admin/*',
    '/certificates/*',
  ];
  expect(refused.toSorted()).toEqual(['/api/', ...drawn, ...personal].toSorted());
  // '/teach' is personal, and the public '/teacher' has the same prefix.
  expect(text).toContain('\nAllow: /teacher\n');
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test('the feed holds every article with what a reader needs', async ({ request, server }) => {
  const text = await textOf(request, '/blog/feed.xml');
  expect(XMLValidator.validate(text)).toBe(true);
  const { rss } = xml.parse(text) as {
    rss: { '@_version': string; channel: { title: string; link: string; description: string; item: Item[] } };
  };
  interface Item {
    title: string;
    link: string;
    guid: { '#text': string };
    pubDate: string;
    description: string;
  }
  expect(rss['@_version']).toBe('2.0');
  expect(rss.channel).toMatchObject({ title: 'Opvir Blog', link: `${server.url}/blog` });
  expect(rss.channel.description).toMatch(/\S/);
  const articles = paths.filter((path) => path.startsWith('/blog/'));
  expect(rss.channel.item.map(({ link }) => link).toSorted()).toEqual(
    articles.map((path) => server.url + path).toSorted(),
  );
  for (const { title, link, guid, pubDate, description } of rss.channel.item) {
    expect(title).toMatch(/\S/);
    expect(description).toMatch(/\S/);
    expect(guid['#text']).toBe(link);
    expect(new Date(pubDate).getTime()).toBeGreaterThan(0);
  }
});

test('the manifest names the installation, and its icons are there in the sizes that it says', async ({
  request,
  page,
}) => {
  const response = await request.get('/manifest.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(name).toBe('Opvir');
  await page.goto('/');
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    expect((await request.get(src)).status(), src).toBe(200);
    if (sizes === 'any') continue;
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test("structured data is what schema.org's vocabulary has, with all that search engines require", async ({
  request,
}) => {
  const kinds: Record<string, number> = {};
  for (const path of paths) {
    for (const block of jsonLdOf(await textOf(request, path))) {
      expect(block['@context'], path).toBe('https://schema.org');
      expect(await faultsOf(block), path).toEqual([]);
      kinds[block['@type']] = (kinds[block['@type']] ?? 0) + 1;
    }
  }
  expect(kinds).toMatchObject({ Organization: 1, Course: 6 });
  // All shipped content is an example, for which nothing is published.
  expect(kinds['Article'] ?? kinds['JobPosting']).toBeUndefined();
  expect(kinds['BreadcrumbList']).toBeGreaterThanOrEqual(12);
});

test('the validator finds what schema.org does not have, and what search engines miss', async () => {
  expect(await faultsOf({ '@type': 'Course', teachr: 'Ada' } as { '@type': string })).not.toEqual([]);
  expect(await faultsOf({ '@type': 'JobPosting', title: 'Engineer' } as { '@type': string })).not.toEqual([]);
  expect(await faultsOf({ '@type': 'Cuorse' })).not.toEqual([]);
});
