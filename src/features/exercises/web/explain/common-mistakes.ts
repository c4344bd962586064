import {
  type Block,
  type CodeRule,
  type Subject,
  anyOf,
  has,
  hasStatement,
  indentOf,
  isNumber,
  loopsOf,
} from './code-rule.ts';

/** Mistakes that look alike in all languages, the more special first. */
export const commonMistakes: readonly CodeRule[] = [
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
    ({ lines }) => hasHiddenBranch(lines),
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
function hasHiddenBranch(lines: Subject['lines']): boolean {
  let above: readonly [name: string, sign: string, limit: number] | undefined;
  for (const line of lines) {
    const branch = /^(?:\} ?)?(if|elif|else if) ?\(?(\w+) ([<>])=? (-?\d+)\)?[ :{]*$/.exec(line);
    if (!branch) {
      if (!/^(?:return|\}$|[\w.]+ = |print|console)/.test(line)) above = undefined;
      continue;
    }
    const [, word, name = '', sign = '', limit = ''] = branch;
    const isHidden =
      above?.[0] === name && above[1] === sign && (sign === '>' ? Number(limit) > above[2] : Number(limit) < above[2]);
    if (word !== 'if' && isHidden) return true;
    above = [name, sign, Number(limit)];
  }
  return false;
}

/** True for a = b and then b = a. */
function isLostSwap(line: string, next: string): boolean {
  const [, one, other] = /^(\w+) = (\w+);?$/.exec(line) ?? [];
  return one !== undefined && one !== other && next.replace(';', '') === `${other} = ${one}`;
}
