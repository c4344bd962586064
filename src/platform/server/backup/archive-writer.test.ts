import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { writeArchive } from './archive-writer.ts';

test('a file that came to be there while the archive was written is not replaced, and nothing else is left', async () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'a.backup');
  const writing = writeArchive(path, async () => writeFileSync(path, 'another backup'));
  await expect(writing).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readdirSync(folder.path)).toEqual(['a.backup']);
  expect(readFileSync(path, 'utf8')).toBe('another backup');
});
