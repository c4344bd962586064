import { expect, test } from 'vitest';
import { payText } from './pay-text.ts';

test.each([
  [{ from: 42_000, to: 52_000, currency: 'EUR', per: 'year' }, '€42,000 to €52,000 a year'],
  [{ from: 18.5, to: null, currency: 'GBP', per: 'hour' }, '£18.50 an hour'],
] as const)('what is paid is said in its currency, for its period', (pay, text) => {
  expect(payText(pay)).toBe(text);
});
