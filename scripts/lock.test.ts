import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { turns } from '../test/support/turns.ts';
import { emptyFolder } from '../test/support/server-process.ts';
import { withLock } from './lock.mjs';

/** A lock that says this, as old as that. */
function lockOf(text: string, secondsOld: number): string {
  const file = join(emptyFolder(), 'a.lock');
  writeFileSync(file, text);
  const at = Date.now() / 1000 - secondsOld;
  utimesSync(file, at, at);
  return file;
}

test.each([
  ['an empty one, as a power cut leaves it', '', 0],
  ['one with zeros in the place of a number', '\0\0\0\0', 0],
  ['one of a process that is gone', '999999999', 0],
  [
    'one with this number that is older than this process, as in a container that was started again',
    `${process.pid}`,
    process.uptime() + 60,
  ],
  ['one with a number that is older than the start of the machine', `${process.ppid}`, uptime() + 60],
])('%s is taken over at once', async (_, text, secondsOld) => {
  const file = lockOf(text, secondsOld);
  // Without the takeover, this would wait without end.
  await withLock(file, 'waiting', () => undefined);
  expect(existsSync(file)).toBe(false);
});

test('two parts of one process wait for each other', async () => {
  const file = lockOf('', 0);
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await turns();
    inside -= 1;
  };
  await Promise.all([1, 2].map(() => withLock(file, 'waiting', work)));
  expect(most).toBe(1);
});
