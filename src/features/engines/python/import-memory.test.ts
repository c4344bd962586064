import { expect, test } from 'vitest';
import { importMemory } from './import-memory.ts';

const magic = [0, 97, 115, 109, 1, 0, 0, 0];
/** Import of a function `a.b` without parameters and results. */
const imported = [1, 4, 1, 0x60, 0, 0, 2, 7, 1, 1, 97, 1, 98, 0, 0];
/** Export of memory 0 as `m`. */
const exported = [7, 5, 1, 1, 109, 2, 0];
const moduleWith = (...memory: number[]) =>
  Uint8Array.from([...magic, ...imported, 5, memory.length, ...memory, ...exported]);
const pages = { initial: 5, maximum: 200 };

async function instanceWith(wasm: Uint8Array<ArrayBuffer>, memory: WebAssembly.MemoryDescriptor) {
  const env = { memory: new WebAssembly.Memory(memory) };
  const { instance } = await WebAssembly.instantiate(wasm, { a: { b: () => undefined }, env });
  return { instance, memory: env.memory };
}

test.each([
  ['without a maximum', moduleWith(1, 0, 3)],
  ['with another maximum', moduleWith(1, 1, 1, 0x90, 0x4e)],
])('a module %s takes its memory from outside, and exports it as before', async (_, wasm) => {
  const { instance, memory } = await instanceWith(importMemory(wasm, pages), pages);
  expect(instance.exports['m']).toBe(memory);
});

test('it takes none that is smaller, or may grow beyond the maximum', async () => {
  const wasm = importMemory(moduleWith(1, 0, 3), pages);
  for (const other of [{ ...pages, initial: 4 }, { initial: 5 }, { ...pages, maximum: 201 }]) {
    await expect(instanceWith(wasm, other)).rejects.toThrow(WebAssembly.LinkError);
  }
});

test('a module that begins with more, has no memory of its own, or a shared one, or imports nothing is refused', () => {
  expect(() => importMemory(moduleWith(1, 0, 6), pages)).toThrow('begins with 6 pages');
  expect(() => importMemory(Uint8Array.from(magic), pages)).toThrow('no section 5');
  expect(() => importMemory(moduleWith(1, 3, 1, 2), pages)).toThrow('no single plain memory');
  expect(() => importMemory(Uint8Array.from([...magic, 5, 3, 1, 0, 1]), pages)).toThrow('no section 2');
});
