import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { mendCollector } from './mend-collector.ts';

const quickjsFile = createRequire(import.meta.url).resolve('@jitl/quickjs-ng-wasmfile-release-sync/wasm');

test('QuickJS is a module of the same length afterwards, and is not mended twice', async () => {
  const quickjs = await readFile(quickjsFile);
  const mended = mendCollector(quickjs);
  expect([mended.length, WebAssembly.validate(mended)]).toEqual([quickjs.length, true]);
  expect(() => mendCollector(mended)).toThrow('has changed');
});

test('another module is refused', () => {
  expect(() => mendCollector(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]))).toThrow('has changed');
});
