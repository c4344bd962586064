import { tidy } from '../../../engines/judge.ts';
import type { Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';

/** Words of each language for what its learners confuse. */
const words = {
  python: { nothing: 'None', print: 'print', number: 'int(…) or float(…)', text: 'str(…)' },
  javascript: { nothing: 'undefined', print: 'console.log', number: 'Number(…)', text: 'String(…)' },
} as const;

/** Explains in words for beginners why a result differs. Undefined if there is nothing to add to the comparison. */
export function explainDifference(
  { part, expected, got, result }: Pick<CaseRun, 'part' | 'expected' | 'got' | 'result'>,
  language: Language,
): string | undefined {
  if (expected === null || got === null) return undefined;
  if (part === 'gives') return ofValue(expected, got, tidy(result?.stdout ?? ''), language);
  if (part === 'shows' && got === '')
    return language === 'react'
      ? 'Your page is empty. Does the component return its JSX, and does the function in map(…) return its own?'
      : 'Your page is empty.';
  if (part !== 'stdout') return undefined;
  return got === '' ? 'Nothing was printed.' : ofText(expected, got);
}

function ofValue(expected: string, got: string, printed: string, language: Language): string | undefined {
  const { nothing, print, number, text } = words[language === 'python' ? 'python' : 'javascript'];
  if (got === nothing) {
    const isPrinted = printed !== '' && printed.split('\n').at(-1) === unquoted(expected);
    return isPrinted
      ? `Your function printed the value and returned nothing. Use return instead of ${print}.`
      : 'Your function returned nothing. Does every path, such as each if and else, end with return?';
  }
  if (isQuoted(got) && unquoted(got) === expected)
    return `Your function returned text. If the test expects a number, convert it with ${number}.`;
  if (isQuoted(expected) && unquoted(expected) === got)
    return `The test expects text, but your function returned another type. Convert it with ${text}.`;
  return ofNumbers(expected, got) ?? ofLists(expected, got) ?? ofText(expected, got);
}

function ofNumbers(expected: string, got: string): string | undefined {
  const [wanted, found] = [expected, got].map((text) => (isNumber.test(text) ? Number(text) : Number.NaN));
  const difference = Math.abs(wanted! - found!);
  if (difference === 1) return 'It is off by one. Does a loop or range start or end one step too early or too late?';
  if (wanted === -found! && wanted !== 0) return 'The sign is wrong. Are the two sides of a minus swapped?';
  if (difference > 0 && difference < Math.abs(wanted!) * closeTo)
    return 'The result is close, but not exact. Is rounding missing, or done too early?';
  return undefined;
}

function ofLists(expected: string, got: string): string | undefined {
  if (!expected.startsWith('[') || !got.startsWith('[')) return undefined;
  const [wanted, found] = [expected, got].map((text) => itemsOf(text));
  if (isBeginning(found!, wanted!)) return 'Items are missing at the end. Does a loop or slice end too early?';
  if (isBeginning(wanted!, found!)) return 'There are more items than expected at the end.';
  if (wanted!.toSorted().join() === found!.toSorted().join()) return 'The items are right, but in a different order.';
  return undefined;
}

function ofText(expected: string, got: string): string | undefined {
  if (expected.toLowerCase() === got.toLowerCase()) return 'Only the capitalization differs.';
  if (withoutSpaces(expected) === withoutSpaces(got)) return 'Only spaces or line breaks differ.';
  return undefined;
}

const isNumber = /^-?\d+(?:\.\d+)?$/;
/** Difference, as a share of the number, that comes from rounding. */
const closeTo = 0.01;

/** Items of a flat list in a language's notation. */
function itemsOf(list: string): string[] {
  const inside = list.slice(1, -1).trim();
  return inside === '' ? [] : inside.split(',').map((item) => item.trim());
}

function isBeginning(one: readonly string[], other: readonly string[]): boolean {
  return one.length < other.length && one.every((item, place) => item === other[place]);
}

function isQuoted(text: string): boolean {
  return text.length > 1 && /^['"]/.test(text) && text.endsWith(text[0]!);
}

function unquoted(text: string): string {
  return isQuoted(text) ? text.slice(1, -1) : text;
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}
