import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type TestApp, appForThisFile } from '../../../test/support/app.ts';
import { emptyContent, filesOf } from '../../../test/support/content.ts';
import { operate, operateForJson } from '../../../test/support/operator.ts';
import { grantRole } from '../../features/identity/server/public.ts';
import { defaultContentDir } from '../server/content-kinds.ts';

// Content edited in the console, and the folder that content is imported from and exported to.

const app: TestApp = await appForThisFile();
const { browser, email } = await app.signedUp();
await grantRole(app.db, email, 'admin');
const params = { kind: 'article', itemKey: 'asking-questions-that-get-answered' } as const;
const path = 'articles/asking-questions-that-get-answered.md';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

async function publish(change: (source: string) => string): Promise<void> {
  const item = await browser.call('GET /api/admin/content/{kind}/{itemKey}', { params });
  const source = change(item.published?.source ?? '');
  const body = { source, base: item.published?.hash ?? '' };
  const { draft } = await browser.call('PUT /api/admin/content/{kind}/{itemKey}/draft', { params, body });
  const items = [{ kind: 'article' as const, id: params.itemKey, revision: draft?.revision ?? '' }];
  const outcome = await browser.call('POST /api/admin/content-publications', { body: { items, at: null } });
  expect(outcome).toEqual({ faults: [] });
}

async function exported(): Promise<Record<string, string>> {
  const folder = join(emptyContent().path, 'exported');
  expect(await operate(app, 'content', 'export', folder)).toMatchObject({ exitCode: 0 });
  return filesOf(folder);
}

test('an export has what was written and added in the console, and all else byte by byte as it came', async () => {
  const body = { alt: 'A dot', image: new File([svg], 'Dot.svg') };
  const { markdown } = await browser.call('POST /api/admin/content/{kind}/{itemKey}/images', { params, body });
  await publish((source) => `${source}\n${markdown}\n`);
  const { [path]: edited, 'articles/dot.svg': image, ...others } = await exported();
  const { [path]: before, ...shipped } = filesOf(defaultContentDir);
  expect(others).toEqual(shipped);
  expect(Buffer.from(edited ?? '', 'base64').toString()).toContain('![A dot](dot.svg)');
  expect(edited).not.toBe(before);
  expect(image).toBe(Buffer.from(svg).toString('base64'));
});

test('the next folder does not overwrite it unasked, and what it then brings is found among the versions', async () => {
  const refused = await operate(app, 'content', 'import', defaultContentDir, '--yes');
  expect(refused).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(path) as string });
  expect(refused.stderr).toContain('was edited in place');
  await operateForJson(app, 'content', 'import', defaultContentDir, '--yes', '--overwrite');
  expect((await exported())[path]).toBe(filesOf(defaultContentDir)[path]);

  await publish((source) => source.replace('## ', '## Once more: '));
  const { items } = await browser.call('GET /api/admin/content/{kind}/{itemKey}/versions', { params, query: {} });
  expect(items.map(({ how }) => how)).toEqual(['published', 'found', 'published', 'found']);
});
