import { builtPages, requireSite } from '../../../src/app/server/built-site.ts';

// The routes as the build wrote them down, so that a page which is added is looked at without being named anywhere.

const { table } = requireSite();

/** Pages that come as HTML, the same for everybody. */
export const prerenderedPaths: readonly string[] = builtPages(table);

/** Pages that the browser draws: those of an account, and those that a mailed link leads to. */
export const clientPaths: readonly string[] = table.clientRoutes;

/** Pages that are like another one: two courses and one article stand for all. */
const repeated = /^\/courses\/course\d$|^\/course\/course[2-5]$/;
const articles = prerenderedPaths.filter((path) => path.startsWith('/blog/'));

/** One of each kind of prerendered page. */
export const distinctPaths: readonly string[] = prerenderedPaths.filter(
  (path) => !repeated.test(path) && !articles.slice(1).includes(path),
);

/** Addresses without a page: the answer has status 404. */
export const unknownPaths: readonly string[] = ['/course/nowhere', '/blog/nowhere', '/nowhere'];
