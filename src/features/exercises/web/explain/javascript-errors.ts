import type { Explanation } from './explanation.ts';

/** Plain words for errors of JavaScript and React, the more special first, as in the list of Python's. */
export const javascriptErrors: readonly Explanation[] = [
  [
    /^TypeError: cannot read property 'Symbol\.iterator' of /,
    () => 'An array is needed here, but the value is undefined or null. Check where the value comes from.',
  ],
  [
    /^TypeError: cannot (?:read|set) property '([^']+)' of (null|undefined)/,
    ([, name, value]) =>
      `Your code uses ${name} of a value that is ${value}. Check where that value comes from, for example with console.log.`,
  ],
  [
    /^TypeError: Cannot convert undefined or null to object/,
    () => 'An object is needed here, but the value is undefined or null. Check where the value comes from.',
  ],
  [
    /^TypeError: '([^']+)' is read-only/,
    () => 'A const cannot be given a new value. Use let for a value that changes.',
  ],
  [
    /^TypeError: .*not a function/,
    () =>
      'The value before the parentheses is not a function. Is the name spelled right, and does this value have that method?',
  ],
  [/^TypeError: .*not iterable/, () => 'A for … of loop, spread (three dots) and [a, b] = need an array or text.'],
  [/^TypeError: empty array/, () => 'reduce needs a first value, because the array may be empty: reduce(…, 0).'],
  [/^TypeError: class constructors must be invoked with 'new'/, () => 'Write new before the name of a class.'],
  [/^ReferenceError: (\w+) is not initialized/, ([, name]) => `${name} is used above the line that declares it.`],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name]) =>
      `${name} is not defined at this point. Is it spelled the same everywhere, capital letters included, and declared with const or let? Text needs quotation marks.`,
  ],
  [
    /^SyntaxError: unexpected token in expression: ''/,
    () => 'The code ends too early: a closing bracket or a value is missing.',
  ],
  [
    /^SyntaxError: (?:Unexpected token|unexpected token in expression:) '(.+)'/,
    ([, token]) => `Something is missing or extra at ${token} or just before it: a bracket, a comma or an operator.`,
  ],
  [/^SyntaxError: missing initializer for const/, () => 'A const needs a value right away: const name = …'],
  [/^SyntaxError: invalid redefinition/, () => 'This name is declared twice. The second time, leave out const or let.'],
  [
    /^SyntaxError: unexpected end of string/,
    () => 'A closing quotation mark or backtick is missing. Text on several lines needs backticks.',
  ],
  [/^SyntaxError: return not in a function/, () => 'return works only in a function. Is a closing } too early?'],
  [/^SyntaxError: unexpected 'await'/, () => 'await works only in a function that is marked async.'],
  [
    /^SyntaxError: variable name expected/,
    () => 'A name is missing, or it is a reserved JavaScript word. Choose another name.',
  ],
  [
    /^SyntaxError: (?:.*JSON|unexpected token: ')/,
    () =>
      'The text is not valid JSON. Names and text need double quotation marks, and no comma may follow the last item.',
  ],
  [
    /^SyntaxError: /,
    () =>
      'JavaScript cannot read this line. Look for a missing bracket, comma or quotation mark, here or one line above.',
  ],
  [
    /^RangeError: Maximum call stack/,
    () => 'The function never stops calling itself. It needs a case that returns without another call.',
  ],
  [
    /^RangeError: invalid array length/,
    () => 'An array cannot have this length. Is the number negative or a fraction?',
  ],
  [
    /^Error: .*Objects are not valid as a React child/,
    () => 'JSX can show text and numbers, not objects. Show one value of the object, or use map for a list.',
  ],
  [
    /^Error: .*Too many re-renders/,
    () => 'The state is set while the component renders. Pass a function: onClick={() => …}, not onClick={…()}.',
  ],
  [
    /^Error: .*(?:Invalid hook call|Rendered (?:more|fewer) hooks)/,
    () => 'Hooks are called at the top of a component, not in a condition or loop.',
  ],
  [
    /^Error: .*Element type is invalid/,
    () => 'A component is missing. Is it exported from its file, and does the import match?',
  ],
];
