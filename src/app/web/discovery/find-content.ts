import { type WholeArticle, articlePage, type blogRoutes } from '../../../features/blog/contract.ts';
import type { Course } from '../../../features/courses/catalogue.ts';
import { type courseRoutes, coursePage } from '../../../features/courses/contract.ts';
import { type openingRoutes, openingPage } from '../../../features/openings/contract.ts';
import type { Opening } from '../../../features/openings/opening.ts';
import { paramsAt } from '../../../platform/contract/page-path.ts';
import { type AnyRead, readingOf } from '../../../platform/contract/reading.ts';

/** Finds the article of the page at `path`; undefined for any other page. */
export async function findArticle(path: string, read: AnyRead): Promise<WholeArticle | undefined> {
  const slug = paramsAt(articlePage, path)?.['slug'];
  return slug === undefined
    ? undefined
    : readingOf<typeof blogRoutes>(read).find('GET /api/articles/{slug}', { params: { slug } });
}

/** Finds the course of the page at `path`; undefined if the path is not canonical. */
export async function findCourseAt(path: string, read: AnyRead): Promise<Course | undefined> {
  const courseId = paramsAt(coursePage, path)?.['courseId'];
  if (courseId === undefined) return undefined;
  return readingOf<typeof courseRoutes>(read).find('GET /api/courses/{courseId}', { params: { courseId } });
}

/** Finds the opening of the page at `path`. */
export async function findOpening(path: string, read: AnyRead): Promise<Opening | undefined> {
  const openingId = paramsAt(openingPage, path)?.['openingId'];
  if (openingId === undefined) return undefined;
  return readingOf<typeof openingRoutes>(read).find('GET /api/openings/{openingId}', { params: { openingId } });
}
