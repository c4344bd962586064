import type { blogRoutes } from '../../../features/blog/contract.ts';
import type { careerLineRoutes } from '../../../features/careers/line-contract.ts';
import type { courseRoutes } from '../../../features/courses/contract.ts';
import { type lessonRoutes, lessonPage } from '../../../features/lessons/contract.ts';
import type { openingRoutes } from '../../../features/openings/contract.ts';
import { paramsAt, pathAt } from '../../../platform/contract/page-path.ts';
import { type AnyRead, readingOf } from '../../../platform/contract/reading.ts';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { landingPages } from './landing-pages.ts';
import { itemPages, dataPages, morePages } from './more-pages.ts';
import { pageFacts } from './page-facts.ts';
import type { Content, PageEntry, PageTable } from './page.ts';

/** Page at one address, with its data for the sitemap, the breadcrumbs and the search. */
export interface SitePage extends PageMeta {
  readonly path: string;
  readonly isPublic: boolean;
  /** True if every page's first load includes its route. */
  readonly isLanding: boolean;
  /** True if search engines list it, here or under its canonical address. */
  readonly isListed: boolean;
  /** True if its path is the canonical address. */
  readonly isCanonical: boolean;
  readonly isFindable: boolean;
  readonly pageName: string | undefined;
  /** Breadcrumbs from the home page to this one. */
  readonly trail: readonly { readonly name: string; readonly path: string }[];
}

const entries: PageTable = { ...landingPages, ...morePages, ...dataPages };
const facts: Readonly<Record<string, object | undefined>> = pageFacts;
const table: PageTable = Object.fromEntries(
  Object.entries(entries).map(([path, entry]) => [path, { ...entry, ...facts[path] }]),
);

/** Breadcrumb of the home page, whose title is the brand. */
const homeName = 'Home';

/** Path patterns of the pages that depend on content. */
export const patterns = Object.keys({ ...table, ...itemPages }).filter((path) => parameterOf(path) !== undefined);

/** Page of the table at one of its addresses. */
interface Place {
  readonly path: string;
  readonly entry: PageEntry;
  readonly params: Readonly<Record<string, string>>;
  readonly isLanding: boolean;
}

/** Lists all addresses of the site with the descriptions of their pages. */
export async function listPages(read: AnyRead): Promise<SitePage[]> {
  const content = await readContent(read);
  const places = Object.entries(table).flatMap(([pattern, entry]) => {
    const parameter = parameterOf(pattern);
    if (parameter === undefined) return [placeOf(pattern)];
    return (entry.params?.(content) ?? []).map((value) => placeOf(pattern, value));
  });
  return Promise.all(places.map((place) => describePlace(place, read)));
}

/** Pages for the site's own search. */
export function findable(pages: readonly SitePage[]) {
  return pages
    .filter(({ isFindable }) => isFindable)
    .map(({ path, title, description, searchWords, pageName }) => ({
      path,
      ...(pageName !== undefined && { pageName }),
      title: title ?? homeName,
      text: searchWords === undefined ? description : `${description} ${searchWords}.`,
    }));
}

/** Addresses of the prerendered pages. */
export async function listPublicPaths(read: AnyRead): Promise<string[]> {
  const content = await readContent(read);
  return Object.entries(table)
    .filter(([, { isPublic }]) => isPublic)
    .flatMap(([pattern, { params }]) => params?.(content).map((value) => placeOf(pattern, value).path) ?? [pattern]);
}

/** Addresses of all lessons: rendered too, but sent only to users who may read them. */
export async function listLessonPaths(read: AnyRead): Promise<string[]> {
  const { items } = await readingOf<typeof lessonRoutes>(read).read('GET /api/outlines');
  return items.flatMap(({ courseId, chapters }) =>
    chapters.flatMap(({ lessons }) => lessons.map(({ lessonId }) => pathAt(lessonPage, courseId, lessonId))),
  );
}

/** Names of all pages whose texts are content. */
export const pageNames = Object.values(table).flatMap(({ pageName }) => pageName ?? []);

/** Addresses of personal pages, which the browser renders itself. */
export const personalPaths = Object.keys(table).filter((path) => !table[path as keyof PageTable]?.isPublic);

/** Patterns of personal pages below a course; an asterisk replaces each parameter. */
export const itemPathPatterns = Object.keys(itemPages).map((path) => path.replaceAll(/\$\w+/g, '*'));
/** Public pages whose address starts like a personal one: robots.txt allows them explicitly. */
export const publicBesidePersonal = Object.keys(table).filter(
  (path) => table[path as keyof PageTable]?.isPublic && personalPaths.some((personal) => path.startsWith(personal)),
);

/** Finds the page at an address; undefined if no pattern matches. */
export async function findPage(path: string, read: AnyRead): Promise<SitePage | undefined> {
  for (const pattern of Object.keys(table)) {
    const params = paramsAt(pattern, path);
    if (params) return describePlace(placeOf(pattern, Object.values(params)[0]), read);
  }
  return undefined;
}

async function readContent(read: AnyRead): Promise<Content> {
  const reading = readingOf<typeof courseRoutes & typeof blogRoutes & typeof openingRoutes & typeof careerLineRoutes>(
    read,
  );
  const [courses, articles, openings, careers] = await Promise.all([
    reading.read('GET /api/courses'),
    reading.read('GET /api/articles'),
    reading.read('GET /api/openings'),
    reading.read('GET /api/career-lines'),
  ]);
  return {
    courseIds: courses.items.map(({ courseId }) => courseId),
    articleSlugs: articles.items.map(({ slug }) => slug),
    openingIds: openings.items.map(({ openingId }) => openingId),
    careerIds: careers.items.map(({ id }) => id),
  };
}

function parameterOf(pattern: string): string | undefined {
  return pattern.split('$')[1];
}

/** Page at an address; `pattern` is a path of the table, `value` replaces its parameter. */
function placeOf(pattern: string, value = ''): Place {
  const entry = table[pattern as keyof PageTable];
  if (!entry) throw new Error(`${pattern} is no page`);
  const parameter = parameterOf(pattern);
  const params = parameter === undefined ? {} : { [parameter]: value };
  return { path: pathAt(pattern, value), entry, params, isLanding: pattern in landingPages };
}

async function describePlace(place: Place, read: AnyRead): Promise<SitePage> {
  const { path, entry, params, isLanding } = place;
  const { isPublic, pageName, isListed = isPublic, isFindable = Object.keys(params).length === 0 } = entry;
  const meta = await metaOf(place, read);
  const isCanonical = (meta.canonicalPath ?? path) === path;
  return {
    ...meta,
    path,
    isPublic,
    isLanding,
    isListed: isListed && !meta.isGone,
    isFindable,
    pageName,
    isCanonical,
    trail: await trailOf(place, meta, read),
  };
}

/** Reads content only for pages with a parameter or with texts from content, whose metadata depends on it. */
async function metaOf({ entry, params }: Place, read: AnyRead): Promise<PageMeta> {
  const module = await entry.load();
  const patternParams = entry.pageName === undefined ? params : { pageName: entry.pageName };
  const isOfContent = Object.keys(patternParams).length > 0;
  const content = isOfContent ? await module.read?.({ ...readingOf(read), params: patternParams } as never) : undefined;
  return module.describe(params, content);
}

async function trailOf({ path, entry }: Place, meta: PageMeta, read: AnyRead): Promise<SitePage['trail']> {
  const step = { name: meta.title ?? homeName, path };
  if (path === '/') return [step];
  const above = placeOf(entry.parent ?? '/');
  return [...(await trailOf(above, await metaOf(above, read), read)), step];
}
