import type { AnyRead } from '../../../platform/contract/reading.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { itemPathPatterns, listPages, personalPaths, publicBesidePersonal } from '../page-table/list-pages.ts';
import { homeMessages } from '../pages/home-messages.ts';
import { findArticle } from './find-content.ts';

/** Text that the server sends with the installation's own brand and address inserted. */
interface SiteFile {
  readonly type: string;
  readonly make: (read: AnyRead) => Promise<string>;
}

/** Files for crawlers and other programs, by address. */
export const siteFiles: Readonly<Record<string, SiteFile>> = {
  '/sitemap.xml': { type: 'application/xml', make: sitemap },
  '/robots.txt': { type: 'text/plain', make: async () => robots() },
  '/manifest.webmanifest': { type: 'application/manifest+json', make: async () => manifest() },
};

async function sitemap(read: AnyRead): Promise<string> {
  const { publicUrl } = siteSettings();
  const pages = (await listPages(read)).filter(({ isListed, isCanonical }) => isListed && isCanonical);
  const urls = await Promise.all(
    pages.map(async ({ path }) => {
      const date = (await findArticle(path, read))?.date;
      return `  <url><loc>${publicUrl}${path}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>\n`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * Content of robots.txt. Personal pages are excluded for crawlers, by prefix; a longer line allows public pages with
 * the same prefix.
 */
function robots(): string {
  const refused = ['/api/', ...personalPaths, ...itemPathPatterns].map((path) => `Disallow: ${path}\n`).join('');
  const allowed = publicBesidePersonal.map((path) => `Allow: ${path}\n`).join('');
  return `User-agent: *\n${refused}${allowed}\nSitemap: ${siteSettings().publicUrl}/sitemap.xml\n`;
}

function manifest(): string {
  const { brand } = siteSettings();
  return `${JSON.stringify(
    {
      name: brand,
      short_name: brand,
      description: homeMessages.tagline,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#fbfaf6',
      theme_color: '#0b5d4e',
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
      ],
    },
    null,
    2,
  )}\n`;
}
