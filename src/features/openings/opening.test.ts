import { expect, test } from 'vitest';
import { isOpen } from './opening.ts';

test('an opening is open until the last millisecond of its last day (UTC)', () => {
  const opening = { isExample: false, validThrough: '2027-06-30' };
  expect(isOpen(opening, Date.parse('2027-06-30T23:59:59.999Z'))).toBe(true);
  expect(isOpen(opening, Date.parse('2027-07-01T00:00:00.000Z'))).toBe(false);
});
