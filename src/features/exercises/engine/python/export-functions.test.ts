import { expect, test } from 'vitest';
import { exportFunctions } from './export-functions.ts';

/** Two functions, which give 5 and 7; the first is exported as `a`. */
const types = [1, 5, 1, 0x60, 0, 1, 0x7f];
const functions = [3, 3, 2, 0, 0];
const exported = [7, 5, 1, 1, 97, 0, 0];
const code = [10, 11, 2, 4, 0, 0x41, 5, 0x0b, 4, 0, 0x41, 7, 0x0b];
const wasm = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, ...types, ...functions, ...exported, ...code]);

test('a function that was not exported can be called by its new name, and the rest is as it was', async () => {
  const { instance } = await WebAssembly.instantiate(exportFunctions(wasm, { seven: 1 }));
  const { a, seven } = instance.exports as Record<string, () => number>;
  expect([a?.(), seven?.()]).toEqual([5, 7]);
});

test('a number that no function has makes no module', async () => {
  expect(WebAssembly.validate(exportFunctions(wasm, { none: 2 }))).toBe(false);
});
