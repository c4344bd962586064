import { expect, test } from 'vitest';
import { addExports } from './add-exports.ts';

/** Two functions, which return 5 and 7, and a mutable number; the first function is exported as `a`. */
const types = [1, 5, 1, 0x60, 0, 1, 0x7f];
const functions = [3, 3, 2, 0, 0];
const globals = [6, 6, 1, 0x7f, 1, 0x41, 9, 0x0b];
const exported = [7, 5, 1, 1, 97, 0, 0];
const code = [10, 11, 2, 4, 0, 0x41, 5, 0x0b, 4, 0, 0x41, 7, 0x0b];
const wasm = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, ...types, ...functions, ...globals, ...exported, ...code]);

test('a function that was not exported can be called by its new name, and the rest is as it was', async () => {
  const { instance } = await WebAssembly.instantiate(addExports(wasm, { functions: { seven: 1 }, globals: {} }));
  const { a, seven } = instance.exports as Record<string, () => number>;
  expect([a?.(), seven?.()]).toEqual([5, 7]);
});

test('a global can be read and set by its new name', async () => {
  const { instance } = await WebAssembly.instantiate(addExports(wasm, { functions: {}, globals: { top: 0 } }));
  const top = instance.exports['top'] as WebAssembly.Global;
  expect(top.value).toBe(9);
  top.value = 12;
  expect(top.value).toBe(12);
});

test('a number that no function has makes no module', async () => {
  expect(WebAssembly.validate(addExports(wasm, { functions: { none: 2 }, globals: {} }))).toBe(false);
});
