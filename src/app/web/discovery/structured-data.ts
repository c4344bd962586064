import type { Article, BreadcrumbList, Course, JobPosting, Organization } from 'schema-dts';
import type { WholeArticle } from '../../../features/blog/contract.ts';
import type { Opening } from '../../../features/openings/opening.ts';
import type { AnyRead } from '../../../platform/contract/reading.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { courseSchema } from './course-schema.ts';
import { findArticle, findCourseAt, findOpening } from './find-content.ts';
import { jobPostingSchema } from './job-posting-schema.ts';
import type { SitePage } from '../page-table/list-pages.ts';
import { homeMessages } from '../pages/home-messages.ts';
import { shareImageOf } from './share-image.ts';

type Described<Type> = Exclude<Type, string> & { '@context': 'https://schema.org' };

/** Structured data of a page in the schema.org vocabulary. */
interface StructuredData {
  readonly data: Described<Article | BreadcrumbList | Course | JobPosting | Organization>;
  /** Last day (UTC) on which it is valid, `YYYY-MM-DD`; the server removes it afterwards. Null: always valid. */
  readonly validThrough: string | null;
}

const context = { '@context': 'https://schema.org' } as const;

async function structuredDataOf(
  { path, trail }: Pick<SitePage, 'path' | 'trail'>,
  shareImages: readonly string[],
  read: AnyRead,
): Promise<StructuredData[]> {
  const [course, article, opening] = await Promise.all([
    findCourseAt(path, read),
    findArticle(path, read),
    findOpening(path, read),
  ]);
  const image = shareImageOf(path, shareImages);
  return [
    ...(path === '/' ? [always(organization())] : []),
    ...(course ? [always({ ...context, ...courseSchema(course, image) } satisfies Described<Course>)] : []),
    ...(article && !article.isExample ? [always(articleSchema(article, path, image))] : []),
    ...(opening && isVacancy(opening) ? [vacancy(opening)] : []),
    // A page directly below the home page needs no breadcrumbs.
    ...(trail.length > 2 ? [always(breadcrumbList(trail))] : []),
  ];
}

function vacancy(opening: Opening): StructuredData {
  const data = { ...context, ...jobPostingSchema(opening) } satisfies Described<JobPosting>;
  return { data, validThrough: opening.validThrough };
}

/** Checks for a real, open vacancy: examples and closed openings are not published as one. */
function isVacancy({ isExample, isOpen }: Opening): boolean {
  return !isExample && isOpen;
}

function always(data: StructuredData['data']): StructuredData {
  return { data, validThrough: null };
}

function organization(): Described<Organization> {
  const { brand, publicUrl } = siteSettings();
  return {
    ...context,
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: brand,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    description: homeMessages.tagline,
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${publicUrl}/contact` },
  };
}

function articleSchema(article: WholeArticle, path: string, image: string): Described<Article> {
  const { brand, publicUrl } = siteSettings();
  return {
    ...context,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    image: publicUrl + image,
    datePublished: article.date,
    inLanguage: 'en',
    keywords: [...article.tags],
    timeRequired: `PT${article.readingMinutes}M`,
    // The author on the page is one line with a profession, not a person's name alone.
    author: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
    publisher: { '@type': 'Organization', name: brand, url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` },
  };
}

/** Same path as the breadcrumb on the page, or as the page's own links back. */
function breadcrumbList(trail: SitePage['trail']): Described<BreadcrumbList> {
  const { publicUrl } = siteSettings();
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/**
 * Structured data of a page as HTML blocks. Only prerendered HTML has them, because crawlers read pages as they are
 * sent.
 */
export async function structuredDataTags(
  page: Pick<SitePage, 'path' | 'trail'>,
  shareImages: readonly string[],
  read: AnyRead,
): Promise<string> {
  const blocks = (await structuredDataOf(page, shareImages, read)).map(({ data, validThrough }) => {
    const until = validThrough === null ? '' : ` data-valid-through="${validThrough}"`;
    return `<script type="application/ld+json"${until}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  });
  return blocks.join('\n    ');
}
