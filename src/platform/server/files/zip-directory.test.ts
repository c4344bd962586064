import { expect, test } from 'vitest';
import { zipOf } from '../../../../test/support/files.ts';
import { zipEntries } from './zip-directory.ts';

const archive = zipOf({ 'one.txt': 'hello', 'word/two.bin': 'x'.repeat(10_000) });

test('the entries are named, measured and read', () => {
  const entries = zipEntries(archive);
  expect(entries.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['one.txt', 5],
    ['word/two.bin', 10_000],
  ]);
  expect(entries.map((entry) => entry.read(10_000).length)).toEqual([5, 10_000]);
});

test('what would unpack to more than is allowed is not unpacked', () => {
  expect(() => zipEntries(archive)[1]?.read(9999)).toThrow('Cannot create a Buffer larger than 9999 bytes');
});

test('an archive that is cut off, or whose directory is not where it says, throws', () => {
  expect(() => zipEntries(archive.subarray(0, -30))).toThrow(RangeError);
  expect(() => zipEntries(Buffer.alloc(0))).toThrow(RangeError);
  expect(() => zipEntries(Buffer.concat([Buffer.from('PK'), archive]))).toThrow(RangeError);
});
