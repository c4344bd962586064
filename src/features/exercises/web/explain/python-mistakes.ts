import { type CodeRule, anyOf, has, hasStatement, isNothing, loopsOf, returnsInLoop } from './code-rule.ts';

/** Mistakes in Python, the more special first. */
export const pythonMistakes: readonly CodeRule[] = [
  [
    ({ lines }) =>
      has(
        lines.map((line) => line.replaceAll(/"[^"]*"|'[^']*'/g, '""')),
        /[[(,] ?"" +""/,
      ),
    'Two texts stand side by side without a comma, so Python joins them into one. Add the comma.',
  ],
  [
    ({ part, indented }) => part === 'gives' && returnsInLoop(indented),
    'return is inside the loop, so the function ends after the first round. If it belongs after the loop, indent it less.',
  ],
  [
    ({ lines }) => has(lines, /[=!]= ?["'][^"']*["'] (?:or|and) ["'][^"']*["'][:)]?$/),
    'Text by itself always counts as true. Compare on both sides: day == "Saturday" or day == "Sunday".',
  ],
  [
    ({ lines }) => has(lines, /[=!]= ?-?\d+ or -?[1-9]\d*(?:[:)]|$| or)/),
    'A number by itself counts as true. Compare on both sides of or: n == 1 or n == 2.',
  ],
  [
    ({ lines }) => comparesInput(lines),
    'input() returns text, and text never equals a number. Convert it first: guess = int(input()).',
  ],
  [
    ({ lines }) =>
      unconverted(lines).some((name) =>
        lines.some((line) => line.includes(`${name} * `) || line.includes(` * ${name}`)),
      ),
    'input() returns text, and * repeats text instead of calculating. Convert it first: n = int(input()).',
  ],
  [
    ({ lines, call = '', expected, got }) =>
      expected === 'True' && got === 'False' && /\d\.\d/.test(call) && has(lines, /[-+*/] \w+ == |== \w+ [-+*/] /),
    'Decimals are stored inexactly, so == may fail: 0.1 + 0.2 is not quite 0.3. Compare round(a, 2) == round(b, 2).',
  ],
  [
    ({ part, lines }) => part === 'gives' && has(lines, /^def \w+\([^=]*= ?(?:\[\]|\{\})/),
    'A default list or dictionary is made only once, and all calls share it. Use None as the default, and make it in the function.',
  ],
  [
    (failed) =>
      isNothing(failed) &&
      has(failed.lines, /\breturn \w+\.(?:sort|append|reverse|extend|insert|remove|clear|update)\(/),
    'Methods such as sort and append change the list and return None. Call them on a line of their own, and return the list below.',
  ],
  [
    ({ lines }) => has(lines, /^\w+ = \w+\.(?:append|sort|reverse|extend|insert|clear)\(/),
    'Methods such as sort and append change the list and return None. Call them without storing their result.',
  ],
  [
    ({ indented }) => removesInLoop(indented),
    'A loop skips items if you remove from the list that it goes through. Loop over a copy: for item in list(items).',
  ],
  [
    ({ lines }) => hasStatement(lines, /^(?!os\.)\w+\.(?:replace|[lr]?strip|upper|lower|title|capitalize)\(.*\)$/),
    'Text never changes itself: a method such as replace or upper gives a new text. Store that one: text = text.upper().',
  ],
  [
    ({ lines }) => hasStatement(lines, /^sorted\(.*\)$/),
    'sorted(…) gives a new list and leaves the old one as it was. Store the new one: items = sorted(items).',
  ],
  [
    ({ lines }) => has(lines, /\[\[[^[\]]*\] \* \w+\] \* /),
    'All rows are the same list, so a change shows in each of them. Make a new one for each: [[0] * 2 for i in range(2)].',
  ],
  [
    ({ lines, expected }) => /^[[(][[({]/.test(expected) && sharesList(lines),
    'After b = a, both names mean the same list, so a change shows in both. To keep the old one, write b = a.copy().',
  ],
  [
    ({ lines }) => has(lines, /\brange\((?!-)[^,()]+(?:\([^()]*\)[^,()]*)?, ?(?:0|-1)\)/),
    'range counts up, so it is empty if it starts above its end. To count down, add -1: range(3, 0, -1).',
  ],
  [
    ({ lines, expected, got }) => /^(?:0|''|\[\]|False)$/.test(expected) && got !== expected && endsWithOr(lines, got),
    'or also replaces 0, empty text and empty lists. To replace only None, write: if n is None.',
  ],
  [
    ({ part, got, lines }) => part === 'stdout' && got === '' && isNeverCalled(lines),
    'Nothing was printed: a function runs only when it is called. Call it at the end of the file.',
  ],
  [
    ({ part, got, expected, lines }) =>
      part === 'stdout' && got.replaceAll(' ', '') === expected.replaceAll(' ', '') && has(lines, /print\([^)]*,/),
    'print puts a space at each comma. Use an f-string to decide where spaces go: print(f"Hello, {name}!").',
  ],
];

function removesInLoop(indented: readonly string[]): boolean {
  return loopsOf(indented).some(({ head, body }) => {
    const [, name] = /^ *for \w+ in (\w+):/.exec(head) ?? [];
    return name !== undefined && body.some((line) => line.includes(` ${name}.remove(`));
  });
}

function isNeverCalled(lines: readonly string[]): boolean {
  return anyOf(lines, /^def (\w+)\(/g).some(
    (name) => !lines.some((line) => line.includes(`${name}(`) && !line.startsWith('def ')),
  );
}

/** Variables with the text of input() that is never converted. */
function unconverted(lines: readonly string[]): string[] {
  return anyOf(lines, /^(\w+) = input\(/g).filter(
    (name) => !lines.some((line) => line.includes(`int(${name})`) || line.includes(`float(${name})`)),
  );
}

/** True if what input() returned is compared to a number, and never converted. */
function comparesInput(lines: readonly string[]): boolean {
  const holdsNumber = (name: string) =>
    /^\d+$/.test(name) ||
    lines.some((line) => line.startsWith(`${name} = `) && /= (?:\d+$|random\.randint\()/.test(line));
  return unconverted(lines).some((name) =>
    lines
      .flatMap((line) => [...line.matchAll(/\b(\w+) [=!]= (\w+)/g)])
      .some(([, one = '', other = '']) => (one === name && holdsNumber(other)) || (other === name && holdsNumber(one))),
  );
}

/** True if a list gets a second name, by which it is changed. */
function sharesList(lines: readonly string[]): boolean {
  return anyOf(lines, /^(\w+) = [a-z]\w*$/g).some((name) =>
    lines.some((line) =>
      ['append', 'sort', 'reverse', 'insert', 'pop', 'remove', 'extend'].some((method) =>
        line.startsWith(`${name}.${method}(`),
      ),
    ),
  );
}

function endsWithOr(lines: readonly string[], value: string): boolean {
  return lines.some((line) => line.endsWith(` or ${value}`));
}
