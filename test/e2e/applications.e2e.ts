import type { Browser, Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { pdf } from '../support/files.ts';
import { readMails } from '../support/mails.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { field, signedUp } from './support/learner.ts';
import { signedUpAs } from './support/taught-course.ts';
import { type Noise, expect, test } from './support/test.ts';

// The applicant's view of an application after it was sent.

const message = 'Can you come on Tuesday?\n<b>We look forward to it.</b>';
const applications = (page: Page) => page.getByRole('region', { name: 'Your applications' });

/** Opens another browser, signed in as an administrator. */
async function adminBeside(browser: Browser, server: ServerProcess, noise: Noise): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const page = await context.newPage();
  await signedUpAs('admin', page.request, server);
  return page;
}

/** Column of the board; its name includes the number of applications. */
function columnOf(admin: Page, status: string) {
  return admin.getByRole('region', { name: new RegExp(`^${status} \\d+$`) });
}

/**
 * Moves an application on the board: drags it into review, then moves it to the interview by its menu,
 * with a message.
 */
async function moveOnBoard(admin: Page, email: string): Promise<void> {
  // The board and the file have the filter of the list.
  const asked = { q: email, opening: 'ux-designer', order: 'oldest' };
  await admin.goto(`/admin/applications?${new URLSearchParams(asked)}`);
  await admin.getByLabel('View', { exact: true }).selectOption('Board');
  await expect(admin).toHaveURL(/opening=ux-designer&order=oldest&view=board$/);
  const file = { search: email, openingId: 'ux-designer', order: 'oldest' };
  await expect(admin.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
    'href',
    `/api/received-applications.csv?${new URLSearchParams(file)}`,
  );
  await admin.getByLabel('Status', { exact: true }).selectOption('Interview');
  await expect(admin.getByRole('region', { name: 'Received' })).toHaveCount(0);
  await admin.getByLabel('Status', { exact: true }).selectOption('All statuses');
  const column = (name: string) => columnOf(admin, name);
  const ada = (name: string) => column(name).getByRole('listitem').filter({ hasText: 'Ada Lovelace' });
  await ada('Received').dragTo(column('In review'));
  const first = admin.getByRole('dialog', { name: 'Move Ada Lovelace to “In review”?' });
  await expectAccessible(admin);
  await first.getByRole('button', { name: 'Change status' }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'Ada Lovelace: in review.' })).toBeFocused();
  // Undone before Ada is notified: she sees nothing of it, which the end of the test checks. Then it is repeated.
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByRole('status').filter({ hasText: 'Ada Lovelace is “received” again' })).toBeFocused();
  await ada('Received').getByLabel('New status of Ada Lovelace').selectOption('In review');
  await first.getByRole('button', { name: 'Change status' }).click();
  await ada('In review').getByLabel('New status of Ada Lovelace').selectOption('Interview');
  const second = admin.getByRole('dialog', { name: 'Move Ada Lovelace to “Interview”?' });
  await second.getByLabel('Message to the applicant').fill(message);
  await second.getByRole('button', { name: 'Change status' }).click();
  await expect(ada('Interview')).toBeVisible();
  // An application that was declined by mistake can be moved back.
  for (const [from, to] of [
    ['Interview', 'Declined'],
    ['Declined', 'Interview'],
  ] as const) {
    await ada(from).getByLabel('New status of Ada Lovelace').selectOption(to);
    const question = admin.getByRole('dialog', { name: `Move Ada Lovelace to “${to}”?` });
    await question.getByRole('button', { name: 'Change status' }).click();
    await expect(ada(to)).toBeVisible();
  }
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await admin.setViewportSize({ width, height });
    await expectAccessible(admin);
    await expectNoSidewaysScroll(admin);
  }
  await ada('Interview').getByRole('button', { name: 'Ada Lovelace' }).click();
  await expect(admin.getByRole('heading', { name: 'Selected application' })).toBeFocused();
}

test('who applied with a CV sees in the open workspace at once that it is moved on the board, has the mail, and withdraws (§2)', async ({
  page,
  browser,
  server,
  noise,
}) => {
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
  await page.getByRole('link', { name: 'See your applications in your workspace' }).click();
  await expect(applications(page).getByText('Received')).toBeVisible();

  const admin = await adminBeside(browser, server, noise);
  await moveOnBoard(admin, email);

  // Until the second one is told, the status still changes.
  await expect(
    applications(page)
      .getByRole('listitem')
      .filter({ hasText: /^Interview/ }),
  ).toHaveCount(2);
  await expect(applications(page).getByRole('status')).toHaveText('Interview');
  await expect(applications(page).getByText('<b>We look forward to it.</b>')).toBeVisible();
  // A step that was undone in time is not in the list.
  await expect(
    applications(page)
      .getByRole('listitem')
      .filter({ hasText: /^In review/ }),
  ).toHaveCount(1);
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

  await admin.goto(`/admin/applications?${new URLSearchParams({ view: 'board', q: email })}`);
  const withdrawn = columnOf(admin, 'Withdrawn').getByRole('listitem');
  await expect(withdrawn).toContainText('Ada Lovelace');
  await expect(withdrawn).toHaveAttribute('draggable', 'false');
  await expect(withdrawn.getByRole('combobox')).toHaveCount(0);
  await admin.context().close();
});
