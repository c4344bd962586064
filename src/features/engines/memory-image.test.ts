import { expect, test } from 'vitest';
import { pageBytes } from './limits.ts';
import { MemoryImage } from './memory-image.ts';

test('a memory is set back byte for byte, also where it was zero and where it has grown since', () => {
  const memory = new WebAssembly.Memory({ initial: 6, maximum: 8 });
  const bytes = () => new Uint8Array(memory.buffer);
  for (const at of [0, pageBytes * 2 - 1, pageBytes * 2, pageBytes * 4 + 7]) bytes()[at] = 1 + (at % 200);
  const before = bytes().slice();
  const image = new MemoryImage(memory);
  bytes().fill(255);
  memory.grow(2);
  bytes().fill(255, before.length);
  image.putInto(memory);
  expect(Buffer.compare(bytes().subarray(0, before.length), before)).toBe(0);
  expect(
    bytes()
      .subarray(before.length)
      .every((byte) => byte === 0),
  ).toBe(true);
});

test('a memory of zeros alone is set back too', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const image = new MemoryImage(memory);
  new Uint8Array(memory.buffer).fill(1);
  image.putInto(memory);
  expect(new Uint8Array(memory.buffer).every((byte) => byte === 0)).toBe(true);
});
