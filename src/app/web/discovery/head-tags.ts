import type { headOf } from '../page-head.ts';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import type { SitePage } from '../page-table/list-pages.ts';
import type { Template } from '../../rendering.ts';
import { findArticle } from './find-content.ts';
import { shareImageOf, shareImageSize } from './share-image.ts';
import { escapeMarkup } from '../../../platform/contract/escape-markup.ts';

/** Head tags of a prerendered page, as HTML: for readers, search engines and link previews. */
export async function headTags(
  head: ReturnType<typeof headOf>,
  page: SitePage | undefined,
  shareImages: Template['shareImages'],
  read: AnyRead,
): Promise<string> {
  const { title, canonical } = head;
  const description = summaryOf(head.description);
  const { brand, publicUrl } = siteSettings();
  if (!page?.isListed) {
    return lines([titleTag(title), meta('name', 'description', description), meta('name', 'robots', 'noindex')]);
  }
  const article = await findArticle(page.path, read);
  return lines([
    titleTag(title),
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    meta('property', 'og:type', article ? 'article' : 'website'),
    meta('property', 'og:site_name', brand),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('property', 'og:image', publicUrl + shareImageOf(page.path, shareImages)),
    meta('property', 'og:image:width', String(shareImageSize.width)),
    meta('property', 'og:image:height', String(shareImageSize.height)),
    meta('property', 'og:locale', 'en_GB'),
    ...(article ? [meta('property', 'article:published_time', article.date)] : []),
    meta('name', 'twitter:card', 'summary_large_image'),
  ]);
}

/** Head tags of the empty shell, which must not be indexed: its content is personal. */
export function shellHeadTags(): string {
  return lines([titleTag(siteSettings().brand), meta('name', 'robots', 'noindex')]);
}

const summaryMaxLength = 160;

/** Whole sentences that fit in a search result, but at least the first. */
function summaryOf(description: string): string {
  const [first = '', ...others] = description.split(/(?<=[.?!]) /);
  let summary = first;
  for (const sentence of others) {
    if (summary.length + 1 + sentence.length > summaryMaxLength) break;
    summary += ` ${sentence}`;
  }
  return summary;
}

function titleTag(title: string): string {
  return `<title>${escapeMarkup(title)}</title>`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeMarkup(content)}">`;
}

function lines(tags: readonly string[]): string {
  return tags.join('\n    ');
}
