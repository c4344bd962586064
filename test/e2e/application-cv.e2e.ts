import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../scripts/support/server-process.ts';
import { boastingPdf, printablePdf, pdf } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// A CV is an untrusted file, shown to the administrators who decide.

async function opened(page: Page, server: ServerProcess, name: string, buffer: Buffer): Promise<void> {
  const sent = await page.request.post('/api/applications', {
    multipart: {
      name,
      email: 'cv@example.org',
      openingId: 'ux-designer',
      linkedin: 'https://www.linkedin.com/in/ada',
      website: 'https://ada.example',
      cv: { name: 'cv.pdf', mimeType: 'application/pdf', buffer },
    },
  });
  expect(sent.status(), await sent.text()).toBe(201);
  await signedUpAs('admin', page.request, server);
  const { id } = (await sent.json()) as { id: string };
  await page.goto(`/admin/applications?${new URLSearchParams({ q: name, open: id }).toString()}`);
  await page.getByRole('button', { name: 'Show CV' }).click();
}

const cv = (page: Page) => page.getByRole('region', { name: 'CV: cv.pdf' });

/** Number of dark pixels on the canvas. */
const ink = (page: Page) =>
  cv(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      copy.width = canvas.width;
      copy.height = canvas.height;
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
      return [...data].filter((value, place) => place % 4 === 0 && value < 100).length;
    });

test('a CV is drawn page by page, larger on demand, and its words can be read out', async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await opened(page, server, 'Drawn Ada', await printablePdf('I build analytical engines', 'And I write about them'));
  await expect(cv(page).getByRole('status')).toHaveText('Page 1 of 2');
  await expect(cv(page).locator('canvas')).toBeVisible();
  await expect.poll(() => ink(page)).toBeGreaterThan(200);
  const sheet = await cv(page).locator('canvas').boundingBox();
  expect((sheet?.height ?? 0) / (sheet?.width ?? 1)).toBeCloseTo(Math.SQRT2, 1);
  await cv(page).getByText('Text of this page').click();
  await expect(cv(page).getByText('I build analytical engines')).toBeVisible();

  await cv(page).getByRole('button', { name: 'Next page' }).click();
  await expect(cv(page).getByRole('status')).toHaveText('Page 2 of 2');
  await cv(page).getByText('Text of this page').click();
  await expect(cv(page).getByText('And I write about them')).toBeVisible();
  const width = (await cv(page).locator('canvas').boundingBox())?.width ?? 0;
  await cv(page).getByRole('button', { name: 'Larger' }).click();
  await expect
    .poll(async () => (await cv(page).locator('canvas').boundingBox())?.width ?? 0)
    .toBeGreaterThan(width * 1.4);
  await expectAccessible(page, ['phone', 'desktop'], 'main section[aria-label="CV: cv.pdf"]');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Hide CV' }).click();
  await expect(cv(page)).toHaveCount(0);
});

test('a file that says that it is a PDF and is none cannot be shown, and is downloaded', async ({ page, server }) => {
  await opened(page, server, 'Broken Ada', Buffer.from(await pdf().arrayBuffer()));
  await expect(cv(page).getByRole('alert')).toHaveText('This file cannot be shown. You can download it.');
  await expect(page.getByRole('link', { name: /^cv\.pdf/ })).toBeVisible();
});

test('a file with endless pages of endless size, and a script, neither runs it nor hangs the page', async ({
  page,
  server,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await opened(page, server, 'Boasting Ada', boastingPdf());
  const outcome = cv(page)
    .getByRole('alert')
    .or(cv(page).getByText('Text of this page'))
    .or(cv(page).getByText('Only the first 100 pages are shown. Download the file to see all.'));
  await expect(outcome.first()).toBeVisible();
  await page.getByRole('button', { name: 'Hide CV' }).click();
  await expect(cv(page)).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('a file that keeps its thread busy without an end is given up, and the page answers meanwhile', async ({
  page,
  server,
}) => {
  await page.route('**/engine-pdf-worker-*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }),
  );
  await opened(page, server, 'Endless Ada', await printablePdf('Never read'));
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(cv(page).getByRole('alert')).toHaveText('This file cannot be shown. You can download it.', {
    timeout: 60_000,
  });
  await expect.poll(() => page.workers().length).toBe(0);
});
