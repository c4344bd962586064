import type { Page } from '@playwright/test';
import { png } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { field, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** Records requests to other sites; pictures at example.org exist unless their name says otherwise. */
async function requestsToOthers(page: Page, siteUrl: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl)) asked.push(request.url());
  });
  await page.route(/^https:/, (route) =>
    route.request().url().includes('gone')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  return asked;
}

test('a photo’s address is asked for once, when typing has ended, and no other host hears what is typed (§2)', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/status of 404/);
  await signedUp(page);
  await page.goto('/profile');
  const asked = await requestsToOthers(page, server.url);
  const main = page.getByRole('main');
  const address = 'https://photos.example.org/ada/portrait.png';
  // In one turn of the page: a pause of a second would end the typing.
  await field(page, 'Photo URL').evaluate((input: HTMLInputElement, text) => {
    input.focus();
    for (const letter of text) document.execCommand('insertText', false, letter);
  }, address);
  await expect(main.locator(`img[src="${address}"]`)).toBeVisible();
  await expect(main.getByText('The preview shows this picture.')).toBeVisible();
  expect(asked).toEqual([address]);

  // Typing is not finished: the preview keeps the last picture.
  await field(page, 'Photo URL').fill('https://photos.example.org/gone.png');
  await expect(main.locator(`img[src="${address}"]`)).toBeVisible();
  await field(page, 'Photo URL').blur();
  await expect(main.getByText('There is no picture at this address.')).toBeVisible();
  await expect(main.locator(`img[src="${address}"]`)).toBeVisible();
  expect(asked).toEqual([address, 'https://photos.example.org/gone.png']);
});

test('what is no https address is asked for by nobody, and a line at the field says so (§2)', async ({
  page,
  server,
}) => {
  await signedUp(page);
  await page.goto('/profile');
  const asked = await requestsToOthers(page, server.url);
  const main = page.getByRole('main');
  for (const text of ['http://photos.example.org/ada.png', 'ada.png', 'https://photos']) {
    await field(page, 'Photo URL').fill(text);
    await field(page, 'Photo URL').blur();
    await expect(main.getByText('Enter the full address of a picture')).toBeVisible();
    await expect(field(page, 'Photo URL')).not.toHaveAttribute('aria-invalid');
    await field(page, 'Photo URL').fill('');
    await expect(main.getByText('The address of a picture, starting with https://')).toBeVisible();
  }
  expect(asked).toEqual([]);
});

test('a picture is chosen, cut by keyboard and by dragging, saved, shown in the header, and removed', async ({
  page,
}) => {
  await signedUp(page);
  await page.goto('/edit-profile');
  const buffer = Buffer.from(await png(300, 200).arrayBuffer());
  const choose = page.getByLabel('Choose a picture');
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Your browser cannot read this file as a picture.')).toBeVisible();
  await choose.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Zoom').press('End');
  await page.getByLabel('Left to right').press('Home');
  const part = page.getByRole('img', { name: 'The part to show' });
  await part.scrollIntoViewIfNeeded();
  const box = (await part.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel('Left to right')).not.toHaveValue('0');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save picture' }).click();
  await expect(page.getByText('Your picture is saved.')).toBeVisible();
  const shown = page.getByRole('banner').locator('img[src^="/api/photos/"]');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Your picture is removed.')).toBeVisible();
  await expect(shown).toHaveCount(0);
});
