import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Features that speed up work on long lists: bulk selection, saved filters, keyboard shortcuts.

test.use({ ownServer: {} });

test.use({ viewport: { width: 390, height: 844 } });

test('an administrator closes many messages at once, undoes it, keeps a filter, and does it again by keys alone', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/api\/events/);
  for (const name of ['Ada', 'Grace', 'Edith', 'Joan']) {
    const message = { name, email: `${name.toLowerCase()}@example.org`, message: `From ${name}.` };
    expect((await page.request.post('/api/contact-messages', { data: message })).status()).toBe(201);
  }
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/messages?state=new');
  const main = page.getByRole('main');
  const choice = (name: string) => main.getByRole('checkbox', { name: `Select ${name}` });
  const bar = main.getByRole('region', { name: 'Actions for the selection' });

  // Newest first: with Shift, this selects Joan, Edith and Grace.
  await choice('Joan').click();
  await choice('Grace').click({ modifiers: ['Shift'] });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // Another administrator marks Edith as spam, which the page does not know yet.
  const other = { changes: [{ id: await idOf('Edith'), from: 'new', to: 'spam' }] };
  await page.route('**/api/events', (route) => route.abort());
  expect((await page.request.put('/api/admin/messages/states', { data: other })).status()).toBe(200);
  await choice('Joan').check();
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(main.getByRole('status').filter({ hasText: '2 messages closed.' })).toBeFocused();
  await expect(choice('Ada')).toBeVisible();
  await expect(choice('Grace')).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Undone for 2.' })).toBeVisible();
  await expect(choice('Grace')).toBeVisible();

  await main.getByRole('button', { name: 'Save this filter' }).click();
  const question = page.getByRole('dialog', { name: 'Save the current filter' });
  await question.getByLabel('Name of the filter').fill('Waiting');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status').filter({ hasText: 'Filter “Waiting” saved.' })).toBeVisible();
  await page.goto('/admin/messages');
  const filters = main.getByRole('list', { name: 'Your saved filters' });
  await filters.getByRole('link', { name: 'Waiting' }).click();
  await expect(page).toHaveURL('/admin/messages?state=new');
  await expect(filters.getByRole('link', { name: 'Waiting' })).toHaveAttribute('aria-current', 'page');
  await filters.getByRole('button', { name: 'Remove the filter “Waiting”' }).click();
  await expect(filters).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(filters.getByRole('link', { name: 'Waiting' })).toBeVisible();

  await go('u');
  await expect(page).toHaveURL('/admin/users');
  await go('m');
  await expect(page).toHaveURL('/admin/messages');
  await expect(choice('Joan')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(choice('Grace')).toBeChecked();
  await page.keyboard.press('o');
  await expect(main.getByRole('button', { name: 'Grace', expanded: true })).toBeVisible();
  await page.keyboard.press('s');
  await page.keyboard.type('gm?');
  await expect(main.getByLabel('Find a message')).toHaveValue('gm?');
  await main.getByLabel('Find a message').fill('');
  await main.getByRole('checkbox', { name: 'Select all' }).focus();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Next row')).toBeVisible();
  await expectAccessible(page);
  await keys.getByRole('checkbox', { name: 'Use these shortcuts in this browser' }).uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(keys).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/messages/);

  /** Presses both keys of a shortcut in one turn of the page: the second must follow within a moment. */
  async function go(key: string): Promise<void> {
    await page.evaluate(
      (keys) => {
        for (const each of keys)
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: each, bubbles: true }));
      },
      ['g', key],
    );
  }

  async function idOf(name: string): Promise<string> {
    const answer = await page.request.get(`/api/admin/messages?search=${name}`);
    const { items } = (await answer.json()) as { items: { id: string }[] };
    return items[0]?.id ?? '';
  }
});

test('an administrator of a new installation is led through its name, colour, mail and examples, and visitors see it', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Notification settings' }).click();
  await expect(main.getByRole('heading', { name: 'Notification settings' })).toBeInViewport();
  await page.goBack();
  await main.getByRole('link', { name: 'Continue setup' }).click();
  await expect(page).toHaveURL('/admin/start');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await main.getByLabel('Name of the site').fill('Glassworks Academy');
  await main.getByRole('button', { name: 'Save name' }).click();
  await expect(main.getByText('Saved. Reload open pages to see it.').first()).toBeVisible();
  await main.getByRole('textbox', { name: 'Accent color' }).fill('#8a1538');
  await main.getByRole('button', { name: 'Save color' }).click();
  await expect(main.getByText(/^Shown as #8a1538 in the light theme/)).toBeVisible();
  await main.getByRole('button', { name: 'Send test email' }).click();
  await expect(main.getByText(/^The test for .* was not sent: no mail server is set up/)).toBeVisible();
  await main.getByRole('link', { name: 'Write the imprint' }).click();
  await expect(main.getByRole('heading', { name: 'Imprint' })).toBeVisible();
  await page.goBack();

  const context = await browser.newContext({ baseURL: baseURL ?? '', colorScheme: 'light' });
  const visitor = await context.newPage();
  /** Reads name and color of the site, which are published one after the other. */
  const seenAt = async (path: string, by = visitor) => {
    await by.goto(path);
    return by.evaluate(nameAndColour);
  };
  await expect.poll(() => seenAt('/about')).toMatch(/Glassworks Academy.*: rgb\(138, 21, 56\)/);
  await expect(visitor.getByRole('banner').getByText('Glassworks Academy')).toBeVisible();

  const article = '/blog/choosing-a-first-language';
  const sourceOf = async (path: string) => (await page.request.get(path)).text();
  expect(await sourceOf(article)).not.toContain('"@type":"Article"');
  await visitor.goto(article);
  await expect(visitor.getByRole('main').getByText('Example', { exact: true })).toBeVisible();

  // The console has its own classes, but the same colors.
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await seenAt('/admin/start', page)).toMatch(/Glassworks Academy.*: rgb\(138, 21, 56\)/);
  await main.getByRole('link', { name: 'Review the examples' }).click();
  await expect(page).toHaveURL('/admin/content?mark=example');
  await main.getByLabel('Find content').fill('choosing');
  await main.getByRole('checkbox', { name: 'Select Choosing a first programming language without regret' }).check();
  await main.getByRole('button', { name: 'Keep as ours' }).click();
  await expect(main.getByRole('status').filter({ hasText: '1 item is now your own' })).toBeVisible();
  await expect.poll(() => sourceOf(article)).toContain('"@type":"Article"');
  await visitor.goto(article);
  await expect(visitor.getByRole('main').getByText('Example', { exact: true })).toHaveCount(0);
  await context.close();
});

/** Runs in the page. */
function nameAndColour(): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--primary)';
  const { color } = getComputedStyle(probe);
  probe.remove();
  return `${document.title}: ${color}`;
}
