/** A text's length beside its limit: a count when it comes near the limit, a fault beyond it. */
export interface LengthState {
  readonly count?: string;
  readonly fault?: string;
}

/** From this share of the limit on, the count is shown. */
const countedFrom = 0.8;

const texts = {
  count: (length: number, max: number) => `${inDigits(length)} of ${inDigits(max)} characters`,
  fault: (over: number, max: number) =>
    `Too long by ${over === 1 ? '1 character' : `${inDigits(over)} characters`}. The limit is ${inDigits(max)}.`,
};

/** Announced once, where the exact fault changes with each letter. */
export const tooLongText = 'The text is too long.';

/** Measures a text as the server does, without white space at its ends. */
export function lengthState(value: string, maxLength: number): LengthState {
  const { length } = value.trim();
  if (length > maxLength) return { fault: texts.fault(length - maxLength, maxLength) };
  return length >= maxLength * countedFrom ? { count: texts.count(length, maxLength) } : {};
}

function inDigits(count: number): string {
  return count.toLocaleString('en');
}
