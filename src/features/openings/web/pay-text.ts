import type { Opening } from '../opening.ts';
import { openingMessages } from './messages.ts';

/**
 * Formats pay, such as '€42,000 to €52,000 a year'. Uses one fixed locale, because prerendered and hydrated text must
 * match.
 */
export function payText({ from, to, currency, per }: NonNullable<Opening['pay']>): string {
  const sum = (amount: number) =>
    amount.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: amount % 1 === 0 ? 0 : 2 });
  return openingMessages.payOf(sum(from), to === null ? null : sum(to), per);
}
