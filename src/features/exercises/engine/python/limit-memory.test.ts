import { expect, test } from 'vitest';
import { limitMemory } from './limit-memory.ts';

const magic = [0, 97, 115, 109, 1, 0, 0, 0];
/** An export of memory 0 as `m`. */
const exported = [7, 5, 1, 1, 109, 2, 0];
const moduleWith = (...memory: number[]) => Uint8Array.from([...magic, 5, memory.length, ...memory, ...exported]);

async function memoryOf(wasm: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Memory> {
  const { instance } = await WebAssembly.instantiate(wasm);
  return instance.exports['m'] as WebAssembly.Memory;
}

test('a memory without a maximum gets one, and cannot grow beyond it', async () => {
  const memory = await memoryOf(limitMemory(moduleWith(1, 0, 3), 200));
  expect(memory.buffer.byteLength).toBe(3 * 65_536);
  memory.grow(197);
  expect(() => memory.grow(1)).toThrow(RangeError);
});

test('a maximum that is there is replaced', async () => {
  const memory = await memoryOf(limitMemory(moduleWith(1, 1, 1, 0x90, 0x4e), 2));
  expect(() => memory.grow(2)).toThrow(RangeError);
});

test('a module that begins with more, has no memory of its own, or a shared one is refused', () => {
  expect(() => limitMemory(moduleWith(1, 0, 3), 2)).toThrow('begins with 3 pages');
  expect(() => limitMemory(Uint8Array.from(magic), 2)).toThrow('no section 5');
  expect(() => limitMemory(moduleWith(1, 3, 1, 2), 2)).toThrow('no single plain memory');
});
