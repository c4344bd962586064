import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [3430, '3.4 kB'],
  [2_500_000, '2.5 MB'],
  [73_900_000_000, '73.9 GB'],
  [4e15, '4,000 TB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
