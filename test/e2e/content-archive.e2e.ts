import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipEntries } from '../../src/platform/server/files/zip-directory.ts';
import { zipOf } from '../support/files.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { opvir } from './support/operator.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// Export of all content from one site as an archive, and import into another, in the console.

const path = 'articles/asking-questions-that-get-answered.md';

test.use({ ownServer: {} });

test.describe.configure({ mode: 'serial' });

const archiveOf = (files: Readonly<Record<string, string>>) => ({
  name: 'content.zip',
  mimeType: 'application/zip',
  buffer: zipOf(files),
});

async function downloaded(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('main').getByRole('link', { name: 'Export all content' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('content.zip');
  return readFileSync(await download.path());
}

function textIn(archive: Buffer, name: string): string {
  return zipEntries(archive)
    .find((entry) => entry.name === name)!
    .read(1_000_000)
    .toString();
}

test('an administrator downloads all content, is told what an archive would do, and takes it over', async ({
  page,
  server,
}) => {
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content');
  const main = page.getByRole('main');
  const article = textIn(await downloaded(page), path);

  await main.getByRole('button', { name: 'Import content' }).click();
  const bring = main.getByRole('region', { name: 'Import content' });
  await expectAccessible(page);
  const file = bring.getByLabel('Content archive');
  await file.setInputFiles(archiveOf({ [path]: article.replace('title:', 'titel:'), 'run.exe': 'MZ' }));
  await expect(bring.getByText('This archive cannot be imported:')).toBeVisible();
  await expect(bring.getByRole('listitem').filter({ hasText: 'run.exe' })).toContainText('is not a content file');
  await expect(bring.getByRole('listitem').filter({ hasText: `${path}:2 unknown key "titel"` })).toBeVisible();
  await expect(bring.getByRole('button', { name: 'Import changes' })).toBeHidden();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const changed = article.replace(/\n## .*\n/, '\n## Words from an archive\n');
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  await file.setInputFiles(archiveOf({ [path]: changed, 'articles/dot.svg': drawing }));
  await expect(bring.getByText('Changed: 1 file')).toBeVisible();
  await expect(bring.getByText('New: 1 file')).toBeVisible();
  await bring.getByRole('button', { name: `Compare ${path} with the current version` }).click();
  await expect(bring.getByText('Only in the archive: ## Words from an archive')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await bring.getByRole('button', { name: 'Import changes' }).click();
  const asked = page.getByRole('dialog', { name: 'Import changes to 2 files?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await bring.getByRole('button', { name: 'Import changes' }).click();
  await asked.getByRole('button', { name: 'Import changes' }).click();
  const done = main.getByRole('status').filter({ hasText: 'Import complete: 1 new, 1 changed.' });
  await expect(done).toBeFocused();
  await expect(async () => {
    const answer = await page.request.get('/blog/asking-questions-that-get-answered');
    expect(await answer.text()).toContain('Words from an archive');
  }).toPass();
  expect(textIn(await downloaded(page), path)).toBe(changed);

  await page.goto('/admin/audit-log');
  await expect(main.getByText('1 new, 1 changed')).toBeVisible();
  await page.goto(`/admin/content?open=${encodeURIComponent('article:asking-questions-that-get-answered')}`);
  await expect(main.getByText('Imported', { exact: true })).toBeVisible();
});

test('what was changed since the preview is said, and only the new preview is taken over', async ({ page, server }) => {
  await signedUpAs('admin', page.request, server);
  await page.goto('/admin/content');
  const main = page.getByRole('main');
  const article = textIn(await downloaded(page), path);
  await main.getByRole('button', { name: 'Import content' }).click();
  const bring = main.getByRole('region', { name: 'Import content' });
  await bring
    .getByLabel('Content archive')
    .setInputFiles(archiveOf({ [path]: article.replace('from an archive', 'from another archive') }));
  await expect(bring.getByText('Changed: 1 file')).toBeVisible();

  const folder = mkdtempSync(join(tmpdir(), 'opvir-content-'));
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(import.meta.dirname, '../../content/pages'), join(folder, 'pages'), { recursive: true });
  writeFileSync(join(folder, path), article.replace('from an archive', 'from the command'));
  await opvir(server, 'content', 'import', folder, '--yes');
  rmSync(folder, { recursive: true });

  const takeOver = async () => {
    await bring.getByRole('button', { name: 'Import changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Import changes' }).click();
  };
  await takeOver();
  await expect(bring.getByText(/^The content changed since your last check, so nothing was imported/)).toBeVisible();
  await bring.getByRole('button', { name: `Compare ${path} with the current version` }).click();
  await expect(bring.getByText('Only here: ## Words from the command')).toBeAttached();
  await takeOver();
  await expect(main.getByText(/^Import complete: 1 changed/)).toBeVisible();
});
