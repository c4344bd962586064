import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { EngineStore, tableFile } from './engine-store.ts';

test('a table that could not be read is read again at the next request', async () => {
  using folder = temporaryFolder();
  const { path } = folder;
  const store = new EngineStore(path);
  await expect(store.versionOf('python')).rejects.toThrow('ENOENT');
  writeFileSync(join(path, tableFile), JSON.stringify({ versions: { python: 'v1' }, files: {} }));
  expect(await store.versionOf('python')).toBe('v1');
});
