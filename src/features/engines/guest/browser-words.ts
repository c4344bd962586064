// Messages of QuickJS's errors as Chrome writes them, since lessons, other courses and search results quote those.

const replacements: readonly (readonly [own: RegExp, browser: string])[] = [
  [/^cannot read property '(.+)' of (null|undefined)$/, "Cannot read properties of $2 (reading '$1')"],
  [/^cannot set property '(.+)' of (null|undefined)$/, "Cannot set properties of $2 (setting '$1')"],
  [/^'(.+)' is read-only$/, 'Assignment to constant variable.'],
  [/^(.+) is not initialized$/, "Cannot access '$1' before initialization"],
  [/^class constructors must be invoked with 'new'$/, "Class constructors cannot be invoked without 'new'"],
  [/^empty array$/, 'Reduce of empty array with no initial value'],
  [/^invalid array length$/, 'Invalid array length'],
  [/^invalid repeat count$/, 'Invalid count value'],
  [/^invalid number of digits$/, 'The number of digits is out of range'],
  [/^object is not extensible$/, 'Cannot add property, object is not extensible'],
  [/^cannot convert symbol to string$/, 'Cannot convert a Symbol value to a string'],
  [/^cannot convert BigInt to number$/, 'Cannot mix BigInt and other types, use explicit conversions'],
  [/^expecting hex digit$/, 'URI malformed'],
  [/^unexpected token in expression: ''$/, 'Unexpected end of input'],
  [/^unexpected token in expression: '(.+)'$/s, "Unexpected token '$1'"],
  [/^unexpected end of string$/, 'Invalid or unexpected token'],
  [/^missing initializer for const variable$/, 'Missing initializer in const declaration'],
  [/^invalid redefinition of .+$/, 'The same name has already been declared'],
  [/^return not in a function$/, 'Illegal return statement'],
  [/^unexpected 'await' keyword$/, 'await is only valid in async functions and the top level bodies of modules'],
  [/^function name expected$/, 'Function statements require a function name'],
  [/^variable name expected$/, 'Unexpected token, expected a variable name'],
  [/^expecting '(.)'$/, "Unexpected token, expected '$1'"],
  [
    /^Could not find export '([^']+)' in module '([^'.]+\.[^']+)'$/,
    "The requested module './$2' does not provide an export named '$1'",
  ],
  [
    /^Could not find export '([^']+)' in module '([^']+)'$/,
    "The requested module '$2' does not provide an export named '$1'",
  ],
];

/**
 * Returns the message of an error in Chrome's words; another message unchanged. `line` and `column` (from 1) say where
 * it was thrown, to name the value that was called.
 */
export function inBrowserWords(message: string, line = '', column = 1): string {
  if (message === 'not a function') return `${calleeAt(line, column)} is not a function`;
  const [own, browser = ''] = replacements.find(([pattern]) => pattern.test(message)) ?? [];
  return own ? message.replace(own, browser) : message;
}

/** Value before the next parenthesis, as written. */
function calleeAt(line: string, column: number): string {
  const end = line.indexOf('(', column - 1);
  const [callee] = /[\w$.]{1,60}$/.exec(line.slice(Math.max(0, end - 60), Math.max(0, end))) ?? [];
  return callee ?? 'The value';
}
