import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { lockDataFolder, prepareDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

test('a data folder that is missing is made, with the folders above it', async () => {
  using folder = temporaryFolder();
  const dataDir = join(folder.path, 'a', 'b');
  await prepareDataFolder(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
  await prepareDataFolder(dataDir);
});

test('a data folder that cannot be made is one clear line', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  const dataDir = join(folder.path, 'file', 'data');
  await expect(prepareDataFolder(dataDir)).rejects.toThrow(StartError);
  await expect(prepareDataFolder(dataDir)).rejects.toThrow(
    `The data folder ${dataDir} cannot be written (ENOTDIR). Set OPVIR_DATA_DIR to a writable folder.`,
  );
});

test('a second server on the same data folder is refused, until the first lets go', () => {
  using folder = temporaryFolder();
  const unlock = lockDataFolder(folder.path);
  expect(() => lockDataFolder(folder.path)).toThrow(StartError);
  expect(() => lockDataFolder(folder.path)).toThrow(
    `Another server is running on the data folder ${folder.path}. Stop it first, or set OPVIR_DATA_DIR to another folder.`,
  );
  unlock();
  lockDataFolder(folder.path)();
});

test('two data folders have nothing to do with each other', () => {
  using one = temporaryFolder();
  using other = temporaryFolder();
  const unlocks = [lockDataFolder(one.path), lockDataFolder(other.path)];
  expect(unlocks).toHaveLength(2);
  for (const unlock of unlocks) unlock();
});

test('a lock that is no lock file is told as what it is, and not as another server', () => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'server.lock');
  writeFileSync(path, 'not a database '.repeat(100));
  expect(() => lockDataFolder(folder.path)).toThrow(StartError);
  expect(() => lockDataFolder(folder.path)).toThrow(`The lock ${path} cannot be taken (file is not a database).`);
});
