import { expect, test } from 'vitest';
import { slowPatternsIn } from './slow-patterns.ts';

test.each(['/(a+)+$/', '/\\s+$/', '/^\\S*@\\S*>/', '/<[^>]*>/g', '/\\d+\\.?\\d*x/'])(
  '%s takes more than linear time',
  (pattern) => {
    expect(slowPatternsIn('a.ts', `\nconst slow = ${pattern};`)).toEqual([{ line: 2, pattern }]);
  },
);

test.each(['/^\\s+/', '/[^<>]*/', '/^a*b/', '/\\d+/g'])('%s does not', (pattern) => {
  expect(slowPatternsIn('a.ts', `const quick = ${pattern};`)).toEqual([]);
});

test('a pattern that says why it may stay is let be', () => {
  expect(slowPatternsIn('a.ts', '// linear: of a name of 64 characters\nconst end = /-+$/;')).toEqual([]);
});
