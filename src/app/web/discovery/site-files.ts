import { articles } from '../../../features/blog/web/articles.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { isCanonical, isListed } from './listed-pages.ts';

/** A text that the server sends with the installation's own brand and address in it. */
export interface SiteFile {
  readonly type: string;
  readonly text: string;
}

/** What programs ask a site for, by address. `privatePaths` are drawn for one person and are nothing to read for them. */
export function siteFiles(publicPaths: readonly string[], privatePaths: readonly string[]): Record<string, SiteFile> {
  return {
    '/sitemap.xml': { type: 'application/xml', text: sitemap(publicPaths) },
    '/robots.txt': { type: 'text/plain', text: robots(privatePaths) },
    '/manifest.webmanifest': { type: 'application/manifest+json', text: manifest() },
  };
}

function sitemap(publicPaths: readonly string[]): string {
  const { publicUrl } = siteSettings();
  const urls = publicPaths
    .filter((path) => isListed(path) && isCanonical(path))
    .map((path) => {
      const date = articles.find(({ slug }) => path === `/blog/${slug}`)?.date;
      return `  <url><loc>${publicUrl}${path}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function robots(privatePaths: readonly string[]): string {
  const refused = ['/api/', ...privatePaths].map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${refused}\nSitemap: ${siteSettings().publicUrl}/sitemap.xml\n`;
}

function manifest(): string {
  const { brand } = siteSettings();
  return `${JSON.stringify(
    {
      name: brand,
      short_name: brand,
      description: 'Delivering high-quality education anytime, anywhere.',
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
