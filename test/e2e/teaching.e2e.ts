import { confirmAddress } from './support/confirm-address.ts';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { newLearner, signedOut, signedUp } from './support/learner.ts';
import { signedUpAs, taughtCourse } from './support/taught-course.ts';
import { preparedOnce } from './support/servers.ts';
import { test as base, expect } from './support/test.ts';

// The teacher's view of a course's learners.

const test = base.extend<{ taught: string }>({
  /** Id of a course with learners, on this file's own server. */
  taught: async ({ server }, use) => use(await preparedOnce(server, taughtCourse)),
});

test.use({ ownServer: {} });

test.describe.configure({ mode: 'serial' });

test('a teacher comes from the menu to the courses, and by one of them to what a learner has done', async ({
  page,
  server,
  taught,
}) => {
  await signedUpAs('teacher', page.request, server);
  await page.goto('/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Teaching' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Teaching' }).last().click();
  await expect(page).toHaveURL('/teach');
  const course = main.getByRole('listitem').filter({ hasText: 'Glassblowing' });
  await expect(course.getByRole('definition')).toHaveText(['4', '3', '0']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await course.getByRole('link', { name: 'Glassblowing' }).click();
  await expect(page).toHaveURL(`/teach/${taught}`);
  const rows = main.getByRole('table').getByRole('rowheader');
  await expect(rows).toHaveCount(4);
  await main.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(rows.nth(0)).toContainText('Ada Lovelace');
  await tabTo(page, rows.nth(1).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(main.getByText('Not attempted · 1 hint')).toHaveCount(2);
  await expect(main.getByText(/^Done .* in an earlier version \(v1\)$/)).toBeVisible();
  await expect(main.getByText('3 started it, 3 finished, 3 of them in an earlier version')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Hardest exercises' }).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByLabel('Find a learner').fill('hopper');
  await expect(rows).toHaveCount(1);
  await main.getByLabel('Find a learner').fill('nobody of that name');
  await expect(main.getByText('No learner’s name or email address contains “nobody of that name”.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('glass.csv');
  expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(5);
});

test('a list is checked line by line, enrolled, and its people stand in the table', async ({
  page,
  server,
  taught,
  noise,
}) => {
  noise.allow(/status of 400/);
  const known = newLearner();
  await page.request.post('/api/accounts', { data: known });
  confirmAddress(server, known.email);
  await signedOut(page);
  await signedUpAs('admin', page.request, server);
  await page.goto(`/teach/${taught}`);
  const list = page.getByRole('region', { name: 'Enroll from a list' });
  await list.getByRole('button', { name: 'Check the list' }).click();
  await expect(list.getByText('Enter at least one email address.')).toBeVisible();
  await list.getByLabel('CSV file').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name;Email\nAda;${known.email}\nNobody;nobody@example.org\nTim;=1+1\n`),
  });
  await expect(list.getByLabel('Email addresses')).toHaveValue(/^Name;Email/);
  await list.getByRole('button', { name: 'Check the list' }).click();
  await expect(list.getByRole('row')).toHaveText([
    /Line/,
    /2.*Will be enrolled/,
    /3.*nobody@example.org.*No account with this address/,
    /4=1\+1Not an email address/,
  ]);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole('button', { name: 'Enroll 1 learner' }).click();
  await expect(list.getByText('1 learner enrolled')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table').first().getByRole('rowheader')).toHaveCount(5);
  await expectAccessible(page);

  await list.getByRole('button', { name: 'Another list' }).click();
  await list.getByLabel('Email addresses').fill('name,address\nAda,Main Street');
  await list.getByRole('button', { name: 'Check the list' }).click();
  await expect(list.getByRole('alert')).toContainText('No column of this list has email addresses');
});

test('a learner and a visitor are told whose page it is, and nothing of it is asked of the server', async ({
  page,
  taught,
  noise,
}) => {
  noise.allow(/status of 404/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/figures|learners|report/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  const main = page.getByRole('main');
  for (const path of ['/teach', `/teach/${taught}`]) {
    await page.goto(path);
    await expect(main.getByRole('link', { name: 'Login' })).toBeVisible();
  }
  await signedUp(page);
  for (const path of ['/teach', `/teach/${taught}`]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(main.getByText('This page is for teachers.')).toBeVisible();
    await expectAccessible(page, ['phone']);
  }
  expect(asked).toEqual([]);
  await page.goto('/dashboard');
  await expect(main.getByRole('link', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Teaching' })).toHaveCount(0);
  expect((await page.goto('/teach/nowhere'))?.status()).toBe(404);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This course does not exist');
});
