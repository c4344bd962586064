import { builtPages, requireSite } from '../../../src/app/server/built-site.ts';

// Routes as listed by the build, so that a new page is tested without being named here.

const { table } = requireSite();

/** Prerendered pages, the same for everybody. */
export const prerenderedPaths: readonly string[] = builtPages(table);

/** Pages that the browser renders: those of an account, and the targets of mailed links. */
export const clientPaths: readonly string[] = table.clientRoutes;

/** Pages similar to another one: two courses and one article represent all. */
const repeated = /^\/courses\/course\d$|^\/course\/course[2-5]$/;
const articles = prerenderedPaths.filter((path) => path.startsWith('/blog/'));

/** One prerendered page of each kind. */
export const distinctPaths: readonly string[] = prerenderedPaths.filter(
  (path) => !repeated.test(path) && !articles.slice(1).includes(path),
);

/** Addresses without a page: the response has status 404. */
export const unknownPaths: readonly string[] = ['/course/nowhere', '/blog/nowhere', '/nowhere'];
