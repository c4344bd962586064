import type { Page } from '@playwright/test';
import { atRest } from './support/at-rest.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { prerenderedPaths } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Prerendered pages without a link to them, and the reason. */
const withoutLink = [
  // 'Our Courses' lists only the first four; these are the same pages as /course/course5 and /course/course6.
  '/courses/course5',
  '/courses/course6',
];
/** Leads to where a lesson was left: no element has this id, the page scrolls there. */
const toPlace = '#resume';
/** Prerendered pages that look different for learners. The visitor's crawl checks all pages. */
const learnersToo = ['/', '/videos', '/course/course1'];
const accountPaths = ['/dashboard', '/notifications', '/workspace', '/profile', '/edit-profile'];

test.describe.configure({ timeout: 600_000 });

test('a visitor reaches every page by links, and every link leads to a page with a heading (§1, §2)', async ({
  page,
}) => {
  const found = await crawl(page, () => true);
  for (const path of prerenderedPaths) {
    if (!withoutLink.includes(path)) expect.soft(found.pages, path).toContain(path);
  }
  for (const path of withoutLink) expect.soft(found.pages, path).not.toContain(path);
});

test('a learner reaches the pages of their account by links too, and every link leads to a page with a heading (§2)', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  const isTheirs = (path: string) => !prerenderedPaths.includes(path) || learnersToo.includes(path);
  const found = await crawl(page, isTheirs, false);
  for (const path of accountPaths) expect.soft(found.pages, path).toContain(path);
});

interface Found {
  /** Paths of the rendered pages. */
  readonly pages: string[];
  readonly files: string[];
}

/**
 * Follows all internal links from the home page in three tabs. Each address is requested once, and each page that is
 * worth it is checked: as sent if it is prerendered for the visitor, else as rendered by the browser.
 */
async function crawl(page: Page, isWorthLooking: (path: string) => boolean, isVisitor = true): Promise<Found> {
  const found: Found = { pages: [], files: [] };
  const dead: string[] = [];
  const linkedFrom = new Map([['/', '']]);
  const tabs = [page, await page.context().newPage(), await page.context().newPage()];

  async function follow(tab: Page, path: string): Promise<void> {
    const response = await tab.request.get(path);
    const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false;
    const look = isVisitor && prerenderedPaths.includes(path) ? linksSent : linksDrawn;
    if (response.status() !== 200)
      dead.push(`${path} answers ${response.status()}, linked from ${linkedFrom.get(path)}`);
    // Swagger UI is a page, but not one of ours.
    else if (!isPage || path === '/api/docs') found.files.push(path);
    else if (isWorthLooking(path)) {
      await test.step(path, async () => {
        for (const linked of await look(tab, path, await response.text()))
          if (!linkedFrom.has(linked)) linkedFrom.set(linked, path);
      });
      found.pages.push(path);
    }
  }

  for (let done = 0; done < linkedFrom.size;) {
    const next = [...linkedFrom.keys()].slice(done);
    done = linkedFrom.size;
    const paths = next.values();
    // Each tab takes the next path when it has finished one.
    await Promise.all(
      tabs.map(async (tab) => {
        for (const path of paths) await follow(tab, path);
      }),
    );
  }
  expect.soft(dead, 'links that lead nowhere').toEqual([]);
  const description = `${found.pages.length} pages, ${found.files.length} files`;
  test.info().annotations.push({ type: 'crawled', description });
  return found;
}

/** Renders a page until nothing more arrives; returns its internal links, including those in closed menus. */
async function linksDrawn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await atRest(page);
  return linksOf(page, path, null);
}

/** Internal links of a page as the server sends it, without rendering it. */
async function linksSent(page: Page, path: string, html: string): Promise<string[]> {
  if (page.url() === 'about:blank') await page.goto('/');
  expect.soft(html, path).toContain('<h1');
  return linksOf(page, path, html);
}

async function linksOf(page: Page, path: string, html: string | null): Promise<string[]> {
  const { hrefs, missing } = await page.evaluate(
    ([at, sent]) => {
      const shown = sent === null ? document : new DOMParser().parseFromString(sent, 'text/html');
      const address = new URL(at, location.origin);
      const links = [...shown.querySelectorAll('a[href]')].map((link) => new URL(link.getAttribute('href')!, address));
      const here = links.filter(({ origin }) => origin === location.origin);
      const fragments = here.filter(({ pathname, hash }) => pathname === address.pathname && hash.length > 1);
      return {
        hrefs: here.map(({ pathname, search }) => pathname + search),
        missing: fragments
          .filter(({ hash }) => !shown.getElementById(decodeURIComponent(hash.slice(1))))
          .map((each) => each.hash),
      };
    },
    [path, html] as const,
  );
  expect
    .soft(
      missing.filter((hash) => hash !== toPlace),
      `fragments of ${path} that lead nowhere`,
    )
    .toEqual([]);
  return [...new Set(hrefs)];
}
