import { expect, test } from 'vitest';
import { pageBytes, pythonMemoryPages } from '../limits.ts';
import { SpareMemory } from './spare-memory.ts';

const { initial, kept, maximum } = pythonMemoryPages;
const pagesOf = ({ buffer }: WebAssembly.Memory) => buffer.byteLength / pageBytes;

test('what one has left is the next one’s, once, as long as that asks for no less', () => {
  const spare = new SpareMemory();
  const first = spare.take(initial * pageBytes);
  expect(pagesOf(first)).toBe(initial);
  spare.put(first);
  expect(spare.take((initial + 3) * pageBytes)).toBe(first);
  expect(pagesOf(first)).toBe(initial + 3);
  expect(spare.take(initial * pageBytes)).not.toBe(first);
});

test('one that has grown is not the next one’s, which would find more than others', () => {
  const spare = new SpareMemory();
  const grown = spare.take(initial * pageBytes);
  grown.grow(1);
  spare.put(grown);
  const next = spare.take(initial * pageBytes);
  expect(next).not.toBe(grown);
  expect(pagesOf(next)).toBe(initial);
});

test('a large one is not kept at all, and none grows beyond the maximum', () => {
  const spare = new SpareMemory();
  const large = spare.take((kept + 1) * pageBytes);
  spare.put(large);
  expect(spare.take((kept + 1) * pageBytes)).not.toBe(large);
  expect(() => large.grow(maximum - kept)).toThrow(RangeError);
});
