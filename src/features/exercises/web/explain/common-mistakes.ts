import {
  type Block,
  type CodeRule,
  type Subject,
  anyOf,
  blocksOf,
  has,
  hasStatement,
  indentOf,
  isNumber,
  loopsOf,
} from './code-rule.ts';

/** Mistakes that look alike in all languages, the more special first. */
export const commonMistakes: readonly CodeRule[] = [
  [
    ({ indented }) => goesOnAfterReturn(indented),
    'return ends the function, so the lines right below it never run. Move return below them.',
  ],
  [
    ({ indented }) => overwritesParameter(indented),
    'The function gives its parameter a new value right away, so the one from the call is lost. Remove that line.',
  ],
  [
    ({ part, expected, got, indented }) =>
      part === 'stdout' &&
      !expected.includes('\n') &&
      got.endsWith(`\n${expected}`) &&
      loopsOf(indented).some(({ body }) => has(body, /^ *(?:print|console\.log)\(/)),
    'What is printed in a loop is printed in each round. To print only the last result, move that line below the loop.',
  ],
  [
    (failed) => quotesVariable(failed),
    'In quotation marks, the name of a variable is only text. Join text and variable: "Hello " + name.',
  ],
  [
    ({ lines }) => asksForBoth(lines, equalAnd),
    'Nothing can equal two values at once, so this is never true. Use or (|| in JavaScript) instead.',
  ],
  [
    ({ lines }) => asksForBoth(lines, unequalOr),
    'Everything differs from one of two values, so this is always true. Use and (&& in JavaScript) instead.',
  ],
  [
    ({ lines }) => has(lines, /^[\w.]+ ?=[-+] \w/),
    'The signs are swapped: =+ only stores the new value. To add to a variable, write total += n.',
  ],
  [
    ({ lines }) => hasStatement(lines, /^[\w.]+ ={2,3} [^:?{}]*$/),
    'Two or three equals signs only compare. To store a value, use a single one: count = count + 1.',
  ],
  [
    ({ indented }) => resetsInLoop(indented),
    'The loop sets a variable back to its start value in each round. Move that line above the loop.',
  ],
  [
    ({ part, indented }) => part === 'gives' && returnsEitherWay(indented),
    'Both if and else return, so the loop ends after its first round. Remove else, and put its return after the loop.',
  ],
  [
    ({ lines }) =>
      has(lines, /(?:return|=) \w+ \+ \w+ ?\/ ?2\b/) || has(lines, /(?:return|=) \w+ \+ \w+ \+ \w+ ?\/ ?3\b/),
    'Division comes before +, so only the last value is divided. Use parentheses: (a + b) / 2.',
  ],
  [
    ({ indented }) => hasHiddenBranch(indented),
    'The first true condition wins, so a stricter one below it is never reached. Put the strictest first: >= 90 before >= 50.',
  ],
  [
    ({ lines }) => lines.some((line, at) => isLostSwap(line, lines[at + 1] ?? '')),
    'a = b overwrites the old value of a. To swap, store it in a third variable first.',
  ],
  [
    ({ lines, call = '' }) =>
      /["'][^"']{0,50}[A-Z]/.test(call) &&
      has(lines, /\bin ["'][a-z]+["']|["'][a-z]+["']\.includes\(/) &&
      !has(lines, /lower\(|LowerCase\(|upper\(|UpperCase\(/),
    'A capital letter is another character than its small one. Convert the text to small letters before comparing.',
  ],
  [
    ({ expected, got, call = '' }) =>
      [expected, got].every(
        (text) => isNumber.test(text.slice(1, -1)) && /^["']/.test(text) && call.includes(text.slice(1, -1)),
      ),
    'These numbers are text, and text is compared letter by letter: "9" comes after "10". Convert them to numbers first.',
  ],
  [
    (failed) => failed.part === 'gives' && ignoresParameter(failed),
    'Your function never uses one of its parameters, so that value of the call changes nothing. Use it where it belongs, perhaps in place of a fixed value.',
  ],
];

/** True if the name of a variable is shown instead of its value, since it stands in a text. */
function quotesVariable({ part, lines, expected, got }: Subject): boolean {
  if (part !== 'stdout' && part !== 'gives') return false;
  const names = anyOf(lines, /^(?:const |let |var )?(\w+) = /g);
  return anyOf(lines, /["']([\w ,.!:]*)["']/g).some((text) =>
    names.some((name) => {
      const before = text.slice(0, -name.length);
      return (
        before.endsWith(' ') &&
        text.endsWith(` ${name}`) &&
        got.includes(text) &&
        expected.includes(before) &&
        !expected.includes(text)
      );
    }),
  );
}

const equalAnd = /\b(\w+) ={2,3} (?:"[^"]*"|'[^']*'|\w+) (?:and|&&) (\w+) ={2,3} (?:["'\d])/g;
const unequalOr = /\b(\w+) !={1,2} (?:"[^"]*"|'[^']*'|\w+) (?:or|\|\|) (\w+) !={1,2} (?:["'\d])/g;

/** True if one variable is compared with two values. */
function asksForBoth(lines: readonly string[], pattern: RegExp): boolean {
  return lines.some((line) => [...line.matchAll(pattern)].some(([, one, other]) => one === other));
}

/** True if statements follow a return on its own level. */
function goesOnAfterReturn(indented: readonly string[]): boolean {
  return indented.some((line, at) => {
    const next = indented[at + 1] ?? '';
    return (
      /^ +return\b.*[^,([{+?:&|.]$/.test(line) &&
      indentOf(next) === indentOf(line) &&
      !/^ *(?:[#/)}\]?:.&|+]|function\b|async\b|case\b|default\b|def\b|class\b|else\b|elif\b|except\b|finally\b)/.test(
        next,
      )
    );
  });
}

/** True if a function begins with a fixed value for its parameter. */
function overwritesParameter(indented: readonly string[]): boolean {
  return blocksOf(indented, /^(?:def|(?:export )?function) \w+\([\w, ]+\)/).some(({ head, body }) => {
    const [, name] = /^ *(\w+) = (?:-?\d+|"[^"]*"|'[^']*'|(?:int\(|float\()?input\(.*);?$/.exec(body[0] ?? '') ?? [];
    return name !== undefined && head.slice(head.indexOf('(')).match(/\w+/g)?.includes(name) === true;
  });
}

/** True if the function that the test calls does not use a parameter. */
function ignoresParameter({ code, lines, call = '' }: Subject): boolean {
  const words = code.match(/\w+/g) ?? [];
  return lines.some((line) => {
    const [, name, list = ''] = /^(?:def|(?:export )?(?:async )?function) (\w+)\(([\w, ]+)\)/.exec(line) ?? [];
    if (name === undefined || !call.includes(`${name}(`)) return false;
    return list.split(', ').some((one) => words.filter((word) => word === one).length === 1);
  });
}

/** True if a loop's first level ends every round with a return: in each branch of a condition. */
function returnsEitherWay(lines: readonly string[]): boolean {
  const isReturn = (line: string | undefined) => /^ *return\b/.test(line ?? '');
  return loopsOf(lines).some(({ body, level }) => {
    const places = [...body.keys()].filter(
      (at) => indentOf(body[at]!) === level && /^ *(?:\} ?)?(?:else|elif)\b/.test(body[at]!),
    );
    const last = places.at(-1);
    return (
      last !== undefined &&
      /\belse ?[:{]$/.test(body[last]!) &&
      isReturn(body[last + 1]) &&
      places.every((at) => isReturn(body[at - 1]))
    );
  });
}

/** True if a loop resets what it counts or collects, and the code below uses it. */
function resetsInLoop(lines: readonly string[]): boolean {
  return loopsOf(lines).some((loop) =>
    anyOf(
      loop.body.filter((line) => indentOf(line) === loop.level).map((line) => line.trimStart()),
      /^(\w+) = (?:0|1|""|''|\[\]);?$/g,
    ).some((name) => collects(loop, name)),
  );
}

function collects({ body, after }: Block, name: string): boolean {
  const grows = [`${name} += `, `${name} = ${name} `, `${name}++`, `${name}.append(`, `${name}.push(`];
  return (
    body.some((line) => grows.some((start) => line.includes(start))) &&
    after.some((line) => [`return ${name}`, `print(${name}`, `log(${name}`].some((use) => line.includes(use)))
  );
}

/** True if a later branch of a condition asks for more of what an earlier one already accepts. */
function hasHiddenBranch(indented: Subject['indented']): boolean {
  /** Branches above by their indents: a branch belongs to the one above that is indented as much. */
  const branches = new Map<number, readonly [name: string, sign: string, limit: number]>();
  for (const line of indented) {
    const indent = indentOf(line);
    const [, word, name = '', sign = '', limit = ''] =
      /^ *(?:\} ?)?(if|elif|else if) ?\(?(\w+) ([<>])=? (-?\d+)\)?[ :{]*$/.exec(line) ?? [];
    const above = branches.get(indent);
    if (above?.[0] === name && above[1] === sign && word !== 'if')
      if (sign === '>' ? Number(limit) > above[2] : Number(limit) < above[2]) return true;
    for (const known of branches.keys()) if (known > indent) branches.delete(known);
    if (word) branches.set(indent, [name, sign, Number(limit)]);
    else if (line.trim() !== '}') branches.delete(indent);
  }
  return false;
}

/** True for a = b and then b = a. */
function isLostSwap(line: string, next: string): boolean {
  const [, one, other] = /^(\w+) = (\w+);?$/.exec(line) ?? [];
  return one !== undefined && one !== other && next.replace(';', '') === `${other} = ${one}`;
}
