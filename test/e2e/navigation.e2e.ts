import { type Page, expect as plainExpect } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('§2 the menu opens and closes by its button, the overlay and every link (§1, §4)', async ({ page }) => {
    await page.goto('/');
    const toggle = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    const list = page.getByRole('navigation', { name: 'Main' });
    await expect(list).toBeHidden();
    await toggle.tap();
    await expect(list).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.tap();
    await expect(list).toBeHidden();

    await toggle.tap();
    await page.touchscreen.tap(195, 820);
    await expect(list).toBeHidden();

    await toggle.tap();
    await list.getByRole('link', { name: 'Sign Up' }).tap();
    await expect(page).toHaveURL('/register');
    await expect(list).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('§4 one dropdown at a time, and all are closed after a route change (§2)', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap();
    await oneAtATime(page);
    const list = page.getByRole('navigation', { name: 'Main' });
    // 'Our Courses', the last dropdown, is still open.
    await list.locator('a[href="/courses/course2"]').first().tap();
    await expect(page).toHaveURL('/courses/course2');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Python');
    await expect(page.locator('header [aria-expanded=true]')).toHaveCount(0);
  });
});

test('§4 one dropdown at a time on a wide screen; toggling the open one closes it (§2)', async ({ page }) => {
  await page.goto('/');
  await oneAtATime(page);
  const services = page.getByRole('banner').getByRole('button', { name: 'Services' });
  await services.click();
  await services.click();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('§2 the dropdowns hold the links of the specification', async ({ page }) => {
  await page.goto('/');
  const expected = {
    Services: ['Learning /learning', 'Support /support', 'Training /training'],
    Solutions: [
      'Solutions for schools /nav2/item1',
      'Solutions for companies /nav2/item2',
      'Solutions for non-profits /nav2/item3',
      'Solutions for public bodies /nav2/item4',
    ],
    About: ['Career /careers', 'Works /our-works', 'More Info /more-info'],
    'Our Courses': [
      'Learn React /courses/course1',
      'Learn Python /courses/course2',
      'Learn Flutter /courses/course3',
      'Learn Dart /courses/course4',
      'A planner with Learn React /courses/course1',
      'Scripts with Learn Python /courses/course2',
      'A notebook with Learn Flutter /courses/course3',
      'Departures with Learn Dart /courses/course4',
    ],
  };
  for (const [name, entries] of Object.entries(expected)) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.click();
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    await expect(panel).toBeVisible();
    plainExpect(await panel.locator('a, button').evaluateAll(labelsAndTargets), name).toEqual(entries);
  }
});

test('§2 every navigation scrolls to the top, Back and Forward too', async ({ page }) => {
  await page.goto('/');
  const scrollDown = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  };
  const isAtTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await scrollDown();
  // Clicked in place: the click must not scroll by itself.
  await page
    .locator('main a[href="/course/course2"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/course/course2');
  await isAtTop();
  await scrollDown();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await isAtTop();
  await scrollDown();
  await page.goForward();
  await expect(page).toHaveURL('/course/course2');
  await isAtTop();
});

test('§2 a link with a #fragment goes to its target instead', async ({ page }) => {
  await page.goto('/openings/logo-designer');
  await page.getByRole('main').getByRole('link', { name: 'Work with us' }).click();
  await expect(page).toHaveURL('/work-with-us#logo-designer');
  const target = page.locator('#logo-designer');
  await expect(target.getByRole('heading', { name: 'Logo Designer', exact: true })).toBeInViewport();
  await expect(target).toBeFocused();
  // Below the banner, and not at its position when the page is at the top: it is the last of six.
  const banner = page.getByRole('banner');
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
  await expect.poll(() => target.evaluate(topOf)).toBeLessThan(400);
  plainExpect(await target.evaluate(topOf)).toBeGreaterThanOrEqual(await banner.evaluate(bottomOf));
  plainExpect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('a link in the running text of a page goes to its page without loading the site anew', async ({ page }) => {
  await page.goto('/teacher');
  await page.locator('html[data-app]').waitFor({ state: 'attached' });
  await page.evaluate(() => Object.assign(window, { isStill: true }));
  await page.getByRole('main').getByRole('link', { name: 'contact form' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: '/api/docs' }).click();
  await expect(page).toHaveURL(/\/api\/docs/);
});

test('§2, §8 an unknown course says so with status 404, and so does any unknown address', async ({ page, noise }) => {
  noise.allow(/status of 404/);
  const course = await page.goto('/course/course7');
  expect(course?.status()).toBe(404);
  await expect(page.getByText('Course not found')).toBeVisible();
  const nowhere = await page.goto('/no/such/page');
  expect(nowhere?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

async function oneAtATime(page: Page): Promise<void> {
  for (const name of ['Services', 'Solutions', 'About', 'Our Courses']) {
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
    const open = page.getByRole('navigation', { name: 'Main' }).locator('[aria-expanded=true]');
    await expect(open).toHaveCount(1);
    await expect(open).toContainText(name);
  }
}

/** Runs in the page. The first text node of a link is visible; the rest is for screen readers. */
function labelsAndTargets(links: Element[]): string[] {
  return links.map((link) => `${link.firstChild?.textContent} ${link.getAttribute('href')}`);
}
