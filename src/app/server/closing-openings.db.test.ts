import { expect, test } from 'vitest';
import { type TestApp, startTestApp } from '../../../test/support/app.ts';
import { dayMs, stopClock } from '../../../test/support/clock.ts';
import { shippedContent } from '../../../test/support/content.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { requireSite } from './built-site.ts';

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Shipped content in which one opening is a vacancy that closes tomorrow. */
function vacancyOpenThrough(day: string) {
  const content = shippedContent();
  content.edit('openings/ux-designer.md', (text) =>
    text.replace('example: true', 'example: false').replace(/validThrough: .*/, `validThrough: ${day}`),
  );
  return content;
}

async function page(app: TestApp, path: string) {
  const { status, body } = await app.browser().send('GET', path);
  return { status, body: String(body) };
}

async function seenOf(app: TestApp) {
  const [own, list, sitemap] = await Promise.all(
    ['/openings/ux-designer', '/work-with-us', '/sitemap.xml'].map((path) => page(app, path)),
  );
  const { items } = await app.browser().call('GET /api/search', { query: { q: 'UX Designer' } });
  return {
    status: own!.status,
    hasPosting: own!.body.includes('JobPosting'),
    saysClosed: own!.body.includes('This opening is closed.'),
    isIndexed: !own!.body.includes('noindex'),
    isInList: list!.body.includes('href="/openings/ux-designer"'),
    isInSitemap: sitemap!.body.includes('/openings/ux-designer'),
    isFound: items.some(({ path }) => path === '/openings/ux-designer'),
  };
}

test('an opening whose last day is over leaves list, search and sitemap, and its address answers 410, on every process and without a restart', async () => {
  const clock = stopClock();
  const content = vacancyOpenThrough(dayAt(Date.now() + dayMs));
  const options = { site: requireSite(), settings: { contentDir: content.path } };
  await using one = await startTestApp(options);
  await using other = await startTestApp({ ...options, beside: one });
  for (const app of [one, other]) {
    expect(await seenOf(app)).toEqual({
      status: 200,
      hasPosting: true,
      saysClosed: false,
      isIndexed: true,
      isInList: true,
      isInSitemap: true,
      isFound: true,
    });
  }

  clock.advance(2 * dayMs);
  for (const app of [one, other]) {
    // Applies immediately, because it depends on the clock alone.
    expect(await page(app, '/openings/ux-designer')).toMatchObject({
      status: 410,
      body: expect.not.stringContaining('JobPosting') as string,
    });
    await eventually('its page to say so', async () => (await seenOf(app)).saysClosed || undefined);
    await eventually('the list to follow', async () => !(await seenOf(app)).isInSitemap || undefined);
    expect(await seenOf(app)).toEqual({
      status: 410,
      hasPosting: false,
      saysClosed: true,
      isIndexed: false,
      isInList: false,
      isInSitemap: false,
      isFound: false,
    });
    expect((await page(app, '/openings/ux-designer')).body).toContain('/openings/software-engineer');
  }
  expect((await page(one, '/openings/astronaut')).status).toBe(404);
});
