import type { Explanation } from './explanation.ts';

/** Plain words for errors of JavaScript and React, the more special first, as in the list of Python's. */
export const javascriptErrors: readonly Explanation[] = [
  [
    /^TypeError: cannot read property 'Symbol\.iterator' of /,
    () => 'Square brackets on the left of = need an array on the right, and there is none.',
  ],
  [
    /^TypeError: cannot (?:read|set) property '([^']+)' of (null|undefined)/,
    ([, name, value]) =>
      `The value before .${name} is ${value}. Find out where it should come from, for example with console.log.`,
  ],
  [
    /^TypeError: Cannot convert undefined or null to object/,
    () => 'Curly brackets on the left of = need an object on the right, and there is none.',
  ],
  [/^TypeError: '([^']+)' is read-only/, () => 'A const keeps its value. Use let for a value that changes.'],
  [
    /^TypeError: .*not a function/,
    () =>
      'What stands before the round brackets is no function. Is the name spelled right, and does this value have such a method?',
  ],
  [/^TypeError: .*not iterable/, () => 'A loop with of, and …, need an array or a text.'],
  [/^TypeError: empty array/, () => 'reduce needs a first value, because the array may be empty: reduce(…, 0).'],
  [/^TypeError: class constructors must be invoked with 'new'/, () => 'Write new before the name of a class.'],
  [/^ReferenceError: (\w+) is not initialized/, ([, name]) => `${name} is used above the line that declares it.`],
  [
    /^ReferenceError: (\w+) is not defined$/,
    ([, name]) =>
      `There is no ${name} at this point. Is it spelled the same everywhere, capital letters included, and declared with const or let? Text needs quotation marks.`,
  ],
  [
    /^SyntaxError: unexpected token in expression: ''/,
    () => 'The code ends too early: a closing bracket or a value is missing.',
  ],
  [
    /^SyntaxError: (?:Unexpected token|unexpected token in expression:) '(.+)'/,
    ([, token]) => `Just before ${token} something is missing or too much: a bracket, a comma or an operator.`,
  ],
  [/^SyntaxError: missing initializer for const/, () => 'A const needs its value at once: const name = …'],
  [/^SyntaxError: invalid redefinition/, () => 'This name is declared twice. The second time, leave out const or let.'],
  [
    /^SyntaxError: unexpected end of string/,
    () => 'The closing quotation mark of a text is missing. Text over several lines stands in backticks.',
  ],
  [/^SyntaxError: return not in a function/, () => 'return works only in a function. Is a bracket closed too early?'],
  [/^SyntaxError: unexpected 'await'/, () => 'await works only in a function that is marked async.'],
  [
    /^SyntaxError: variable name expected/,
    () => 'A name is missing, or it is a word of JavaScript itself. Choose another one.',
  ],
  [
    /^SyntaxError: .*JSON/,
    () => 'The text is no valid JSON: names and texts need double quotation marks, and the last item no comma.',
  ],
  [
    /^SyntaxError: /,
    () =>
      'JavaScript cannot read this line. Look for a missing bracket, comma or quotation mark, here or one line above.',
  ],
  [
    /^RangeError: Maximum call stack/,
    () => 'The function calls itself without end. It needs a case in which it returns without calling itself.',
  ],
  [
    /^RangeError: invalid array length/,
    () => 'An array cannot have this length. Is the number negative or a fraction?',
  ],
  [
    /^Error: .*Objects are not valid as a React child/,
    () => 'JSX shows texts and numbers. Of an object, show one of its values; of a list, use map.',
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
    () => 'A component is missing. Is it exported from its file, and imported by the same name?',
  ],
];
