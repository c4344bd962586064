import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../test/support/folder.ts';
import { readOrCreateSecret } from './secret.ts';
import { StartError } from './start-error.ts';

const execFileAsync = promisify(execFile);
const script = `
  const { readOrCreateSecret } = await import(${JSON.stringify(new URL('./secret.ts', import.meta.url).href)});
  console.log(await readOrCreateSecret(process.argv[1]));`;

test('the secret is made once, is long, and can be read by its owner only', async () => {
  using folder = temporaryFolder();
  const secret = await readOrCreateSecret(folder.path);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await readOrCreateSecret(folder.path)).toBe(secret);
  const file = join(folder.path, 'secret');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
  expect(readdirSync(folder.path)).toEqual(['secret']);
});

test('each data folder has a secret of its own', async () => {
  using one = temporaryFolder();
  using other = temporaryFolder();
  expect(await readOrCreateSecret(one.path)).not.toBe(await readOrCreateSecret(other.path));
});

test.each(['', '\n', 'x'.repeat(31)])('a file that holds %j is no secret: it is refused, and left', async (content) => {
  using folder = temporaryFolder();
  const path = join(folder.path, 'secret');
  writeFileSync(path, content);
  const reading = readOrCreateSecret(folder.path);
  await expect(reading).rejects.toThrow(StartError);
  await expect(reading).rejects.toThrow(`The secret ${path} is shorter than 32 characters.`);
  expect(readFileSync(path, 'utf8')).toBe(content);
});

test('of several first starts at once each gets the same secret, and nothing else is left', async () => {
  using folder = temporaryFolder();
  const starts = Array.from({ length: 4 }, () =>
    execFileAsync(process.execPath, ['--input-type=module', '--eval', script, folder.path]),
  );
  // Within one process the steps of many makers mix far more than among processes.
  const within = await Promise.all(Array.from({ length: 50 }, () => readOrCreateSecret(folder.path)));
  const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
  expect([...new Set([...secrets, ...within])]).toHaveLength(1);
  expect(readdirSync(folder.path)).toEqual(['secret']);
});

test.skipIf(process.platform === 'win32')('where there is no room for it none is left, half or whole', async () => {
  using folder = temporaryFolder();
  // No file may grow beyond 0 blocks: what a full disk does, as any user can bring it about.
  const command = 'ulimit -f 0; exec "$0" --input-type=module --eval "$1" "$2"';
  const start = execFileAsync('sh', ['-c', command, process.execPath, script, folder.path]);
  await expect(start).rejects.toThrow(
    /The secret \S+ cannot be read or created \(EFBIG\)\. Fix this, or set OPVIR_SECRET\./,
  );
  expect(readdirSync(folder.path)).toEqual([]);
  expect(await readOrCreateSecret(folder.path)).toHaveLength(43);
});
