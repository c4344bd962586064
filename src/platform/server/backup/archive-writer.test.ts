import { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
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

test('what a killed run has left is removed by the next one, and nothing that is being written or is of somebody else', async () => {
  using folder = temporaryFolder();
  const longAgo = new Date(0);
  const write = (name: string, changedAt?: Date) => {
    writeFileSync(join(folder.path, name), 'half');
    if (changedAt) utimesSync(join(folder.path, name), changedAt, changedAt);
  };
  const part = () => `monday.backup.${crypto.randomUUID()}.part`;
  const running = part();
  write(part(), longAgo);
  write(part(), longAgo);
  write(running);
  for (const name of ['film.part', 'monday.backup', `${crypto.randomUUID()}.part.txt`]) write(name, longAgo);
  const before = readdirSync(folder.path);
  await writeArchive(join(folder.path, 'tuesday.backup'), async () => undefined);
  const after = readdirSync(folder.path);
  expect(before).toHaveLength(6);
  expect(after.filter((name) => name.startsWith('monday.backup.'))).toEqual([running]);
  expect(after).toHaveLength(5);
});
