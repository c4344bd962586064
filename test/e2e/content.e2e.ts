import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

// Content changes by the operator while the site is running.

const title = 'Learn </script><script>document.title="broken out"</script> Welding';

const contentCalls = /\/api\/(courses|tracks)/;

test.use({ ownServer: {} });

test.describe.configure({ mode: 'serial' });

test('a course that is imported has its page, its places on other pages, in search and sitemap, without a build', async ({
  server,
  request,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'opvir-content-'));
  const course = join(folder, 'courses/welding');
  mkdirSync(course, { recursive: true });
  writeFileSync(join(course, 'picture.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400"/>');
  writeFileSync(
    join(course, 'course.md'),
    `---\ntitle: ${title}\nschedule: Two evenings\ninstructor: Ada\nimage: picture.svg\n---\n\nJoin two pieces of steel. Then three.\n`,
  );
  expect((await request.get('/course/welding')).status()).toBe(404);
  await opvir(server, 'content', 'import', folder, '--yes');
  rmSync(folder, { recursive: true });

  const importedMs = Date.now();
  const holds = async (path: string) => (await (await request.get(path)).text()).includes('elding');
  await expect
    .poll(
      async () => (await Promise.all(['/course/welding', '/courses', '/', '/sitemap.xml'].map(holds))).every(Boolean),
      {
        intervals: [50],
      },
    )
    .toBe(true);
  test.info().annotations.push({ type: 'followed after, ms', description: String(Date.now() - importedMs) });
  expect(await holds('/api/search?q=welding')).toBe(true);
});

test('a new course is reached by a click and by its address, back and forth, and nothing breaks out of its page', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.getByRole('link', { name: 'Welding' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All courses');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Opvir`);
  await page.goto('/course/welding');
  await expect(page.getByText('Two evenings')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3, name: 'Welding' })).toBeVisible();
});

test('content that does not arrive is said on the page, and Try again reads it again', async ({ page, noise }) => {
  noise.allow(contentCalls);
  noise.allow(/ApiError: The site could not be reached/);
  await page.goto('/about');
  await page.route(contentCalls, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: 'Opvir' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.unroute(contentCalls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Welding' })).toBeVisible();
});
