import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/support/folder.ts';
import { readTrace } from './trace.ts';

const root = '/recorded';
const written = (text: string) =>
  [...Buffer.from(text)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('');
const nameOf = (name: string) => written(`${root}/${name}`);

async function eventsOf(...lines: string[]) {
  using folder = temporaryFolder();
  const file = join(folder.path, 'trace');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const { events } = await readTrace(file, root, root);
  return events.map((event) => [event.does, 'path' in event ? event.path : 'to' in event ? event.to : '']);
}

test('a new name was there when another process first used it, also where the end of its call is told later', async () => {
  expect(
    await eventsOf(
      `1 rename("${nameOf('old')}", "${nameOf('new')}" <unfinished ...>`,
      `2 openat(AT_FDCWD<${nameOf('')}>, "${nameOf('new')}", O_RDWR) = 7<${nameOf('new')}>`,
      `2 pwrite64(7<${nameOf('new')}>, "${written('x')}", 1, 0) = 1`,
      '1 <... rename resumed>) = 0',
    ),
  ).toEqual([
    ['move', `${root}/new`],
    ['open', `${root}/new`],
    ['write', `${root}/new`],
  ]);
});

test('what used a name before the call began was of the file that had it then', async () => {
  expect(
    await eventsOf(
      `2 openat(AT_FDCWD<${nameOf('')}>, "${nameOf('new')}", O_RDWR) = 7<${nameOf('new')}>`,
      `1 rename("${nameOf('old')}", "${nameOf('new')}") = 0`,
    ),
  ).toEqual([
    ['open', `${root}/new`],
    ['move', `${root}/new`],
  ]);
});
