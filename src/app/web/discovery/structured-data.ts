import type { Article, BreadcrumbList, Course, JobPosting, Organization } from 'schema-dts';
import { articles } from '../../../features/blog/web/articles.ts';
import { findCourse } from '../../../features/courses/courses.ts';
import { type Opening, openings } from '../../../features/openings/openings.ts';
import { siteSettings } from '../../../platform/web/site.ts';
import { courseSchema } from './course-schema.ts';
import { jobPostingSchema } from './job-posting-schema.ts';
import { shareImageOf } from './share-image.ts';

type Described<Type> = Exclude<Type, string> & { '@context': 'https://schema.org' };

/** What a page says to programs, in the words of schema.org. */
interface StructuredData {
  readonly data: Described<Article | BreadcrumbList | Course | JobPosting | Organization>;
  /** The last day (UTC) on which it is true, `YYYY-MM-DD`; the server leaves it out afterwards. Null: always true. */
  readonly validThrough: string | null;
}

const context = { '@context': 'https://schema.org' } as const;

function structuredDataOf(path: string): StructuredData[] {
  const breadcrumb = trailOf(path);
  return [
    ...(path === '/' ? [always(organization())] : []),
    ...[courseOf(path), articleOf(path)].flatMap((data) => (data ? [always(data)] : [])),
    ...(path === '/work-with-us'
      ? openings.filter(isVacancy).map((opening) => ({
          data: { ...context, ...jobPostingSchema(opening) } satisfies Described<JobPosting>,
          validThrough: opening.validThrough,
        }))
      : []),
    ...(breadcrumb.length > 1 ? [always(breadcrumbList(breadcrumb))] : []),
  ];
}

/** Nobody's vacancy is published as one. */
function isVacancy({ isExample }: Opening): boolean {
  return !isExample;
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
    description: 'Delivering high-quality education anytime, anywhere.',
    contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', url: `${publicUrl}/contact` },
  };
}

function courseOf(path: string): Described<Course> | null {
  const course = findCourse(/^\/course\/(\w+)$/.exec(path)?.[1] ?? '');
  return course ? { ...context, ...courseSchema(course) } : null;
}

function articleOf(path: string): Described<Article> | null {
  const { brand, publicUrl } = siteSettings();
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  if (!article) return null;
  return {
    ...context,
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
    image: publicUrl + shareImageOf(path),
    datePublished: article.date,
    inLanguage: 'en',
    keywords: [...article.tags],
    timeRequired: `PT${article.readingMinutes}M`,
    // Not the author on the page, who is an example.
    author: { '@type': 'Organization', name: brand, url: `${publicUrl}/` },
    publisher: { '@type': 'Organization', name: brand, url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` },
  };
}

interface Step {
  readonly name: string;
  readonly path: string;
}

/** The same way that the breadcrumb on the page shows, or that the page's own links lead back. */
function trailOf(path: string): Step[] {
  const home = { name: 'Home', path: '/' };
  const blog = { name: 'Blog', path: '/blog' };
  const services = { name: 'All services', path: '/nav1/item3' };
  const course = findCourse(/^\/course\/(\w+)$/.exec(path)?.[1] ?? '');
  if (course) return [home, { name: 'Courses', path: '/courses' }, { name: course.title, path }];
  const article = articles.find(({ slug }) => path === `/blog/${slug}`);
  if (article) return [home, blog, { name: article.title, path }];
  if (path === '/affiliate') return [home, blog, { name: 'Affiliate Program', path }];
  const solution = solutions[path];
  return solution ? [home, services, { name: solution, path }] : [];
}

const solutions: Record<string, string> = {
  '/nav2/item1': 'Solutions for schools',
  '/nav2/item2': 'Solutions for companies',
  '/nav2/item3': 'Solutions for non-profits',
  '/nav2/item4': 'Solutions for public bodies',
};

function breadcrumbList(steps: readonly Step[]): Described<BreadcrumbList> {
  const { publicUrl } = siteSettings();
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

/** The blocks of a page as they stand in its HTML, and only there: programs read pages as they are sent. */
export function structuredDataTags(path: string): string {
  const blocks = structuredDataOf(path).map(({ data, validThrough }) => {
    const until = validThrough === null ? '' : ` data-valid-through="${validThrough}"`;
    return `<script type="application/ld+json"${until}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  });
  return blocks.join('\n    ');
}
