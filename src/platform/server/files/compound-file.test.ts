import { expect, test } from 'vitest';
import { compoundFileOf } from '../../../../test/support/files.ts';
import { compoundFileNames } from './compound-file.ts';

const names = Array.from({ length: 40 }, (_, index) => `Entry ${index}`);

test('all names of a directory are found, also when it goes on in other sectors', () => {
  expect(compoundFileNames(compoundFileOf('Root Entry', 'WordDocument'))).toEqual(['Root Entry', 'WordDocument']);
  expect(compoundFileNames(compoundFileOf(...names))).toEqual(names);
});

test('the table of a file beyond 7 MB goes on where the header has no room for it', () => {
  const small = compoundFileOf(...names.slice(0, 8));
  // The 109 parts of the table that the header names tell of so many sectors; the directory lies in the two after them.
  const [directory, more, part] = [109 * 128, 109 * 128 + 2, 109 * 128 + 3];
  const file = Buffer.concat([
    small.subarray(0, 512),
    Buffer.alloc(512 * directory),
    small.subarray(1024),
    Buffer.alloc(1024),
  ]);
  file.writeUInt32LE(directory, 0x30);
  file.writeUInt32LE(more, 0x44);
  file.writeUInt32LE(part, 512 * (more + 1));
  file.writeUInt32LE(0xfffffffe, 512 * (more + 2) - 4);
  file.writeUInt32LE(directory + 1, 512 * (part + 1));
  file.writeUInt32LE(0xfffffffe, 512 * (part + 1) + 4);
  expect(compoundFileNames(file)).toEqual(names.slice(0, 8));
});

test('a directory that leads in a circle, or out of the file, is none', () => {
  const file = compoundFileOf(...names);
  file.writeUInt32LE(1, 512 + 4 * 2);
  expect(compoundFileNames(file)).toEqual([]);
  expect(compoundFileNames(compoundFileOf(...names).subarray(0, -1))).toEqual([]);
});

test('whatever is broken in it, it is read without a failure', () => {
  const sound = compoundFileOf(...names);
  for (let length = 0; length < sound.length; length += 100) compoundFileNames(sound.subarray(0, length));
  for (let at = 0; at < 1024; at += 1) {
    for (const value of [0, 0x7f, 0xff]) {
      const broken = Buffer.from(sound);
      broken.fill(value, at, at + 4);
      compoundFileNames(broken);
    }
  }
  expect(compoundFileNames(Buffer.alloc(0))).toEqual([]);
  expect(compoundFileNames(Buffer.alloc(4096))).toEqual([]);
});
