import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Search across everything in the console.

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the console' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Search results' }).getByRole('option');

async function wrote(page: Page, name: string, email: string): Promise<void> {
  const message = { name, email, message: `From ${name}.` };
  expect((await page.request.post('/api/contact-messages', { data: message })).status()).toBe(201);
}

test('an administrator finds who wrote by keys alone, from anywhere in the console', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await wrote(page, 'Wilhelmina Oakroot', 'wil@oakroot.example');
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/system');
  await page.getByRole('heading', { name: 'System', level: 1 }).waitFor();
  await expect(field(page)).toBeVisible();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('oakr');
  const first = options(page).first();
  await expect(first).toHaveText(/Wilhelmina Oakroot.*wil@oakroot\.example/);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(first.locator('mark').first()).toHaveText('Oakr');
  await expect(page.getByRole('status').filter({ hasText: '5 results' })).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).last()).toHaveText('Subscribers with “oakr”');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('oakr');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/messages\?q=wil%40oakroot\.example&open=/);
  await expect(
    page.getByRole('main').getByRole('button', { name: 'Wilhelmina Oakroot', expanded: true }),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');

  // Also while another field has the focus, and with single-key shortcuts switched off.
  await page.getByLabel('Find a message').focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('audit');
  await expect(first).toHaveText('Audit log');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/audit-log');
});

test('on a phone the search is behind a button; what finds nothing leads on, and what fails is tried again', async ({
  page,
  server,
  noise,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin');
  const button = page.getByRole('button', { name: 'Search the console' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('nobody-like-this');
  await expect(page.getByText('No results begin with “nobody-like-this”.').last()).toBeVisible();
  await expect(options(page)).toHaveCount(4);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await options(page).filter({ hasText: 'Users with' }).click();
  await expect(page).toHaveURL('/admin/users?q=nobody-like-this');

  noise.allow(/api\/admin\/search/);
  noise.allow(/Failed to load resource/);
  await page.route('**/api/admin/search**', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('python');
  await expect(page.getByText('The search failed.')).toBeVisible();
  await page.unroute('**/api/admin/search**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(
    options(page)
      .filter({ hasText: /Python/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(button).toBeFocused();
});

test('what an older search finds is not shown for a newer one', async ({ page, server }) => {
  await wrote(page, 'Slowworm Ash', 'slow@ash.example');
  await signedUpAs('admin', page.request, server);
  await page.setViewportSize({ width: 1280, height: 800 });
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/api/admin/search**', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q') ?? '';
    asked.push(q);
    if (q === 'slow') await held;
    // The first request may be aborted by then.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/admin');
  await field(page).fill('slow');
  await expect.poll(() => asked).toContain('slow');
  await field(page).fill('python');
  await expect(
    options(page)
      .filter({ hasText: /Python/ })
      .first(),
  ).toBeVisible();
  release();
  await atRest(page);
  await expect(options(page).filter({ hasText: 'Slowworm' })).toHaveCount(0);
});
