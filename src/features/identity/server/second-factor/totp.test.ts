import { expect, test } from 'vitest';
import { codeAt, stepMs, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of RFC 6238: %s', (second, code) => {
  expect(codeAt(secret, Math.floor((second * 1000) / stepMs), 8)).toBe(code);
});

test('a code is taken one step early and one late, and no further', () => {
  const now = 1_800_000_000_000;
  const step = now / stepMs;
  expect([-2, -1, 0, 1, 2].map((away) => stepOf(secret, codeAt(secret, step + away), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ]);
  expect(stepOf(secret, '12345', now)).toBeNull();
});
