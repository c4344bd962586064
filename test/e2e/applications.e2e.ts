import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { pdf } from '../support/files.ts';
import { readMails } from '../support/mails.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { field, signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { type Noise, expect, test } from './support/test.ts';

// What happens to an application after it was sent, at its applicant's.

const applications = (page: Page) => page.getByRole('region', { name: 'Your applications' });

/** Another browser, whose user decides on applications. */
async function adminBeside(browser: Browser, server: ServerProcess, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const page = await context.newPage();
  await signedUpAs('admin', page.request, server);
  return page;
}

test('who applied with a CV sees in the open workspace at once that it is moved, has the mail, and withdraws', async ({
  page,
  browser,
  server,
  noise,
}) => {
  test.setTimeout(120_000);
  const { email } = await signedUp(page);
  await page.goto('/apply?opening=ux-designer');
  await expect(field(page, 'Email')).toHaveValue(email);
  await field(page, 'Name').fill('Ada Lovelace');
  const buffer = Buffer.from(await pdf().arrayBuffer());
  await page.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/ada');
  await field(page, 'Website').fill('https://ada.example');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Form submitted!' })).toBeVisible();
  await page.getByRole('link', { name: 'Your applications are in your workspace' }).click();
  await expect(applications(page).getByText('Received')).toBeVisible();

  const admin = await adminBeside(browser, server, noise);
  const list = await admin.request.get(`/api/received-applications?search=${encodeURIComponent(email)}`);
  const { items } = (await list.json()) as { items: { id: string; status: string }[] };
  expect(items).toMatchObject([{ status: 'received' }]);
  const message = 'Can you come on Tuesday?\n<b>We look forward to it.</b>';
  const moved = await admin.request.put(`/api/received-applications/${items[0]?.id}/status`, {
    data: { from: 'received', to: 'interview', message },
  });
  expect(moved.status()).toBe(200);

  await expect(applications(page).getByRole('status')).toHaveText('Interview');
  await expect(applications(page).getByText('<b>We look forward to it.</b>')).toBeVisible();
  await expect
    .poll(async () => (await readMails(server.dataDir)).filter(({ to }) => to === email).map(({ subject }) => subject))
    .toContain('Your application as UX Designer at Opvir: interview');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }

  await applications(page).getByRole('button', { name: 'Withdraw UX Designer' }).press('Enter');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(applications(page).getByRole('button', { name: 'Withdraw UX Designer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(applications(page).getByRole('status')).toHaveText('Withdrawn');
  await expect(applications(page).getByRole('button')).toHaveCount(0);
  await admin.context().close();
});
