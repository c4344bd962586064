import { expect, test } from 'vitest';
import { withoutDebugging } from './without-debugging.ts';

const magic = [0, 97, 115, 109, 1, 0, 0, 0];
const custom = (name: string, ...content: number[]) => {
  const letters = new TextEncoder().encode(name);
  return [0, 1 + letters.length + content.length, letters.length, ...letters, ...content];
};
const memory = [5, 3, 1, 0, 1];
const producers = custom('producers', 0);

test('what a debugger reads is gone, from wherever it stood, and the rest is as it was', () => {
  const wasm = [...magic, ...custom('.debug_str', 1, 2), ...memory, ...custom('.debug_info'), ...producers];
  expect([...withoutDebugging(Uint8Array.from(wasm))]).toEqual([...magic, ...memory, ...producers]);
});

test('a module without it stays as it is', () => {
  const wasm = Uint8Array.from([...magic, ...memory, ...producers]);
  expect(withoutDebugging(wasm)).toEqual(wasm);
});
