import { expect, test } from 'vitest';
import { beginSmaller } from './start-smaller.ts';

const magic = [0, 97, 115, 109, 1, 0, 0, 0];
/** Function type without parameters and results. */
const types = [1, 4, 1, 0x60, 0, 0];
const named = [1, 97, 1, 98];
const aFunction = [...named, 0, 0];
const aGlobal = [...named, 3, 0x7f, 0];
const moduleWith = (...imports: number[][]) => {
  const content = [imports.length, ...imports.flat()];
  return Uint8Array.from([...magic, ...types, 2, content.length, ...content]);
};
const aMemory = (...limits: number[]) => [...named, 2, ...limits];

async function takes(wasm: Uint8Array<ArrayBuffer>, memory: WebAssembly.MemoryDescriptor): Promise<void> {
  const module = await WebAssembly.compile(wasm);
  const [last] = WebAssembly.Module.imports(module).slice(-1);
  expect(last?.kind).toBe('memory');
  // The functions and the memory have the same name here, so only a module with the memory alone can be instantiated.
  await WebAssembly.instantiate(module, { a: { b: new WebAssembly.Memory(memory) } });
}

test('a module is content with a smaller memory, and still wants its maximum', async () => {
  const smaller = beginSmaller(moduleWith(aMemory(1, 0x80, 2, 0x80, 0x80, 2)), 90);
  await takes(smaller, { initial: 90, maximum: 1024 });
  await expect(takes(smaller, { initial: 89, maximum: 1024 })).rejects.toThrow(WebAssembly.LinkError);
  await expect(takes(smaller, { initial: 90 })).rejects.toThrow(WebAssembly.LinkError);
});

test('functions that are imported before it stay', async () => {
  const smaller = await WebAssembly.compile(beginSmaller(moduleWith(aFunction, aFunction, aMemory(0, 0x80, 2)), 90));
  expect(WebAssembly.Module.imports(smaller).map(({ kind }) => kind)).toEqual(['function', 'function', 'memory']);
});

test('a module that imports no memory, begins with less, or imports something else is refused', () => {
  expect(() => beginSmaller(Uint8Array.from(magic), 2)).toThrow('no section 2');
  expect(() => beginSmaller(moduleWith(aFunction), 2)).toThrow('middle of a number');
  expect(() => beginSmaller(moduleWith(aMemory(0, 1)), 2)).toThrow('begins with 1 pages');
  expect(() => beginSmaller(moduleWith(aGlobal, aMemory(0, 3)), 2)).toThrow('more than functions');
});
