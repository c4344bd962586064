import { tidy } from '../../../engines/judge.ts';
import type { Input, Language } from '../../../engines/run.ts';
import type { CaseRun } from '../run/check-cases.ts';

/** Words of each language for what its learners confuse. */
const words = {
  python: { nothing: 'None', print: 'print', number: 'int(…) or float(…)', text: 'str(…)' },
  javascript: { nothing: 'undefined', print: 'console.log', number: 'Number(…)', text: 'String(…)' },
} as const;

/** Call or standard input that a case was run with. */
export type Given = Pick<Input, 'call' | 'stdin'>;

/** Explains in words for beginners why a result differs. Undefined if there is nothing to add to the comparison. */
export function explainDifference(
  { part, expected, got, result, fragments }: Pick<CaseRun, 'part' | 'expected' | 'got' | 'result' | 'fragments'>,
  language: Language,
  given: Given = {},
): string | undefined {
  if (expected === null || got === null) return undefined;
  const of = { expected, got, language, given };
  const strange = ofStrangeText(of);
  if (strange !== undefined) return strange;
  if (part === 'gives') return ofValue(of, tidy(result?.stdout ?? ''));
  if (part === 'shows' || part === 'hides') return ofPage(of, fragments ?? []);
  if (part !== 'stdout') return undefined;
  return got === '' ? 'Nothing was printed.' : ofOutput(of);
}

interface Difference {
  readonly expected: string;
  readonly got: string;
  readonly language: Language;
  readonly given: Given;
}

/** Texts that no program wants to show. */
function ofStrangeText({ expected, got, language }: Difference): string | undefined {
  const isNew = (text: string) => got.includes(text) && !expected.includes(text);
  if (isNew('[object Promise]')) return 'This is a promise instead of its value. Write await before the call.';
  if (isNew('[object Object]'))
    return language === 'react'
      ? 'An object is shown as text. A component gets all props in one object: function Hello({ name }).'
      : 'An object was turned into text. Use one of its values, such as user.name.';
  if (language === 'python' && /\{[a-z_]\w*\}/.test(got) && !/\{[a-z_]\w*\}/.test(expected))
    return 'An f is missing before the quotation mark: f"Hello {name}". Without it, the braces are plain text.';
  if (language === 'python' && isNew('<')) {
    if (/<(?:function|built-in method|bound method) /.test(got))
      return 'This is the function itself instead of its result. Add parentheses to call it: greet(), text.upper().';
    if (/<(?:map|filter|zip|reversed|generator) object/.test(got))
      return 'map, filter, zip and reversed do not give a list by themselves. Put the result into list(…).';
    if (/<[\w.]+ object at /.test(got))
      return 'An object of your class is shown. Use one of its attributes, or give the class a method __str__.';
  }
  if (language !== 'python' && isNew('${')) return 'Text with ${name} needs backticks (`) instead of quotation marks.';
  if (language !== 'python' && /\bNaN\b/.test(got) && !/\bNaN\b/.test(expected))
    return 'NaN means that a calculation used something that is not a number. Does every variable have a start value, such as let sum = 0?';
  return undefined;
}

function ofValue({ expected, got, language, given }: Difference, printed: string): string | undefined {
  const { nothing, print, number, text } = words[language === 'python' ? 'python' : 'javascript'];
  if (got === nothing) {
    const isPrinted = printed !== '' && printed.split('\n').at(-1) === unquoted(expected);
    return isPrinted
      ? `Your function printed the value and returned nothing. Use return instead of ${print}.`
      : 'Your function returned nothing. Does every path, such as each if and else, end with return?';
  }
  if (/^function \w/.test(got))
    return 'Your function returned another function instead of its result. Add parentheses: toUpperCase().';
  if (isQuoted(got)) {
    const inside = unquoted(got);
    if (inside === expected && isWord(expected))
      return `Your function returned text. Write ${expected} without quotation marks.`;
    if (inside === expected || (isNumber.test(expected) && Number(inside) === Number(expected) && inside !== ''))
      return `Your function returned text. If the test expects a number, convert it with ${number}.`;
    if (isNumber.test(expected) && isNumber.test(inside))
      return `Your function returned text, and text is joined or repeated, not calculated. Convert the values with ${number} first.`;
  }
  if (isQuoted(expected) && unquoted(expected) === got)
    return `The test expects text, but your function returned another type. Convert it with ${text}.`;
  if (language === 'python' && got.startsWith('(') && isQuoted(expected))
    return 'A comma between values makes a tuple. To join text, use + or an f-string: return f"Hello {name}".';
  if (isBoolean(expected) && isNumber.test(got))
    return `The test expects ${expected}, but your function returned a number. Return a comparison, such as n % 2 == 0.`;
  if (isBoolean(expected) && isBoolean(got) && /\d/.test(given.call ?? ''))
    return 'The answer is the opposite of the expected one. Check the condition, and its limit: > or >=, < or <=?';
  if (expected.startsWith('[') && got === String(itemsOf(expected).length) && language !== 'python')
    return 'push(…) returns the new length, not the array. Return the array on the next line.';
  return (
    ofNumbers(expected, got, given) ?? ofLists(expected, got, given, language) ?? ofReturnedText(expected, got, given)
  );
}

function ofReturnedText(expected: string, got: string, { call = '' }: Given): string | undefined {
  const same = ofText(expected, got);
  if (same !== undefined || !isQuoted(expected) || !isQuoted(got) || unquoted(got) === '') return same;
  const isGiven = (value: string) => call.includes(`"${unquoted(value)}"`) || call.includes(`'${unquoted(value)}'`);
  if (isGiven(got) && !isGiven(expected))
    return 'Your function returned the text unchanged. Methods such as upper or trim return a new text: store or return that one.';
  if (unquoted(expected).startsWith(unquoted(got)))
    return 'The end is missing. Is a part not added, or does an earlier return end the function first?';
  return undefined;
}

function ofOutput({ expected, got, language, given }: Difference): string | undefined {
  const stdin = (given.stdin ?? '').trimEnd();
  if (language === 'python' && stdin !== '') {
    if (isNumber.test(expected) && got === stdin.replaceAll('\n', ''))
      return 'input() returns text, and + joins text. Convert each with int(…) or float(…).';
    if (got.endsWith(expected) && got !== expected && !got.slice(0, -expected.length).includes('\n'))
      return 'The text in input("…") is printed, too. If the test expects no question, write input() without text.';
  }
  if (language === 'python' && got.split('\n').join(' ') === expected)
    return 'print starts a new line each time. To stay on one line, use print(i, end=" ").';
  const same = ofText(expected, got);
  if (same !== undefined) return same;
  if (got.split('\n').toSorted().join('\n') === expected.split('\n').toSorted().join('\n'))
    return language === 'python'
      ? 'The lines are right, but in a different order.'
      : 'The lines are right, but in a different order. What is in setTimeout or then runs last.';
  return undefined;
}

function ofPage(
  { expected, got, language }: Difference,
  fragments: NonNullable<CaseRun['fragments']>,
): string | undefined {
  if (got === '')
    return language === 'react'
      ? 'Your page is empty. Does the component return its JSX, and does the function in map(…) return its own?'
      : 'Your page is empty.';
  const missing = fragments.find(({ state }) => state === 'missing');
  if (missing && got.toLowerCase().includes(missing.text.toLowerCase()))
    return 'The text is on your page, but with other capital letters.';
  if (missing && fragments.some(({ state }) => state === 'seen'))
    return 'The page shows the other choice. Is the condition the wrong way around, or are the two sides of ? : swapped?';
  if (language === 'react' && expected.startsWith(`${got} `))
    return 'The rest is missing. Is a prop passed under the same name that the component reads?';
  return undefined;
}

function ofNumbers(expected: string, got: string, { call = '' }: Given): string | undefined {
  const lastInCall = [...call.matchAll(/-?\d+(?:\.\d+)?/g)].at(-1)?.[0];
  const [wanted, found] = [expected, got].map((text) => (isNumber.test(text) ? Number(text) : Number.NaN));
  const difference = Math.abs(wanted! - found!);
  if (found === 0 && wanted! < 0)
    return 'A start value of 0 is larger than every negative number. Start with the first item of the list.';
  if (!Number.isInteger(wanted) && (found === Math.floor(wanted!) || found === Math.trunc(wanted!)))
    return 'The decimals are missing. Divide with / instead of rounding or cutting.';
  if (difference > 1 && String(wanted! - found!) === lastInCall)
    return 'The last value seems to be missing. If there is a loop, does it end one step too early?';
  if (difference === 1) return 'It is off by one. Does a loop or range start or end one step too early or too late?';
  if (wanted === -found! && wanted !== 0) return 'The sign is wrong. Are the two sides of a minus swapped?';
  if (difference > 0 && difference < Math.abs(wanted!) * closeTo)
    return 'The result is close, but not exact. Is rounding missing, or done too early?';
  return undefined;
}

function ofLists(expected: string, got: string, { call = '' }: Given, language: Language): string | undefined {
  if (!expected.startsWith('[') || !got.startsWith('[')) return undefined;
  const [wanted, found] = [expected, got].map((text) => itemsOf(text));
  if (found!.length > 0 && found!.every((item) => item === 'undefined'))
    return 'The function in map(…) returns nothing. With braces { } it needs the word return.';
  if (
    language !== 'python' &&
    wanted!.every((item) => isNumber.test(item)) &&
    wanted!.toSorted().join() === found!.join()
  )
    return 'sort() compares numbers as text. Write sort((a, b) => a - b).';
  const isOther = found!.length > 0 && wanted!.length > 0 && !found!.some((item) => wanted!.includes(item));
  if (isOther && [...found!, ...wanted!].every((item) => call.includes(item)))
    return 'These are the items that should be left out. Turn the condition around.';
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

function isBoolean(text: string): boolean {
  return /^(?:true|false)$/i.test(text);
}

/** True for values that are written as a word: True, None, undefined. */
function isWord(text: string): boolean {
  return isBoolean(text) || /^(?:None|undefined|null)$/.test(text);
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
