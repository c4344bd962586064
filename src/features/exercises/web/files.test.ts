import { expect, test } from 'vitest';
import { hashOf } from './files.ts';

test('the hash of a program tells its texts and their names apart, and asks nothing of their order', () => {
  const files = { 'main.py': 'x = 1', 'more.py': '' };
  expect(hashOf({ 'more.py': '', 'main.py': 'x = 1' })).toBe(hashOf(files));
  const others = [
    { 'main.py': 'x = 2', 'more.py': '' },
    { 'main.py': '', 'more.py': 'x = 1' },
    { 'main.py': 'x = 1' },
    { 'main.py': 'x = 1', 'morf.py': '' },
  ];
  expect(new Set([files, ...others].map(hashOf)).size).toBe(5);
});
