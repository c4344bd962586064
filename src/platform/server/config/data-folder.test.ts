import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { lockDataFolder, prepareDataFolder, readOrCreateSecret, StartError } from './data-folder.ts';

test('a data folder that is missing is made, with the folders above it', () => {
  using folder = temporaryFolder();
  const dataDir = join(folder.path, 'a', 'b');
  prepareDataFolder(dataDir);
  expect(statSync(dataDir).isDirectory()).toBe(true);
  prepareDataFolder(dataDir);
});

test('a data folder that cannot be made is one clear line', () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'file'), '');
  const dataDir = join(folder.path, 'file', 'data');
  expect(() => prepareDataFolder(dataDir)).toThrow(StartError);
  expect(() => prepareDataFolder(dataDir)).toThrow(
    `The data folder ${dataDir} cannot be written (ENOTDIR). Set OPVIR_DATA_DIR to one that can.`,
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

test('the secret is made once, is long, and can be read by its owner only', () => {
  using folder = temporaryFolder();
  const secret = readOrCreateSecret(folder.path);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(readOrCreateSecret(folder.path)).toBe(secret);
  const file = join(folder.path, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
});

test('each data folder has a secret of its own', () => {
  using one = temporaryFolder();
  using other = temporaryFolder();
  expect(readOrCreateSecret(one.path)).not.toBe(readOrCreateSecret(other.path));
});
