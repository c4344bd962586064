import {
  type CodeRule,
  type Failed,
  type Subject,
  anyOf,
  blocksOf,
  has,
  hasStatement,
  indentOf,
  isNothing,
  isPage,
  loopsOf,
  returnsInLoop,
} from './code-rule.ts';

export const unchangedStep = /^for ?\(.*; ?\w+ ?[-+] ?\d+\) ?\{?$/;

const returnsNothing =
  'The function in map(…), filter(…) or find(…) returns nothing. With braces { } it needs the word return.';

/** Mistakes in JavaScript, also within React, the more special first. */
export const javascriptMistakes: readonly CodeRule[] = [
  [
    ({ lines }) => has(lines, /[=!]==? ?["'][^"']*["'] (?:\|\||&&) ["'][^"']*["'] ?[;)]/),
    'Text by itself always counts as true. Compare on both sides: day === "Saturday" || day === "Sunday".',
  ],
  [
    ({ lines }) => has(lines, /===? ?-?\d+ \|\| -?[1-9]\d* ?(?:[;)]|\|\|)/),
    'A number by itself counts as true. Compare on both sides of ||: n === 1 || n === 2.',
  ],
  [
    (failed) => isEmpty(failed) && has(failed.lines, /^return$/),
    'return ends at the end of its line. Start the value on the same line, or write return ( there and ) at the end.',
  ],
  [
    (failed) => isEmpty(failed) && has(failed.lines, /(?:\breturn |\{ ?)[\w.]+\.forEach\(/),
    'forEach(…) returns nothing. Use map(…) to make a new list.',
  ],
  [
    ({ lines }) => has(lines, /\.forEach\(async\b/),
    'forEach does not wait for an async function. Use a loop: for (const item of items) { … await … }.',
  ],
  [
    ({ got, lines }) => /^(?:undefined|NaN|\{\})$/.test(got) && callsAsyncWithoutAwait(lines),
    'An async function gives a promise. Write await before its call, and async before the function that calls it.',
  ],
  [
    ({ lines }) => has(lines, /\b(?:if|while) ?\( ?[\w.]+ ?=(?![=>])/),
    'A single = stores a value. To compare in a condition, use ===.',
  ],
  [
    ({ got, call, lines }) => {
      const names = anyOf(lines, /\bfor ?\( ?(?:const|let|var) (\w+) in /g);
      const isList = /\[/.test(call ?? '') && !/\{/.test(call ?? '');
      if (/^\[?["']\d/.test(got)) return names.length > 0;
      return isList && names.some((name) => !lines.some((line) => line.includes(`[${name}]`)));
    },
    'for … in gives positions or names, as text. Use for … of to get the items.',
  ],
  [
    ({ lines }) => has(lines, /\b(?:if|for) ?\([^()]*\) ?; ?\{?$/),
    'A semicolon right after if (…) or for (…) ends it, so the block always runs once. Remove the semicolon.',
  ],
  [
    ({ lines }) => has(lines, /\.(?:lenght|lengh|lenth|legnth)\b/),
    'The property is spelled length. A property that does not exist gives undefined instead of an error.',
  ],
  [
    ({ lines }) => has(lines, /\bMath\.(?:max|min)\(\w+\)/),
    'Math.max and Math.min take single numbers. Spread an array with three dots: Math.max(...list).',
  ],
  [
    ({ got, lines }) => /\{\w+\}/.test(got) && has(lines, /`[^`$]*\{\w+\}/),
    'A $ is missing before the brace. Between backticks, write ${name} to put in a value.',
  ],
  [
    ({ lines }) => has(lines, /\.split\(\)/),
    'split() without a separator does not split. For letters, write split(""), for words split(" ").',
  ],
  [
    ({ lines }) => has(lines, unchangedStep),
    'The last part of for (…) has to change the variable: write i += 2 instead of i + 2, or i++.',
  ],
  [
    ({ lines }) => has(lines, /[=!]==? NaN\b/),
    'Nothing equals NaN, not even NaN itself. Write Number.isNaN(n) to check for it.',
  ],
  [
    (failed) => has(failed.lines, /[=!]==? ?\[|\.(?:includes|indexOf)\( ?[[{]/) || comparesLists(failed),
    'Arrays and objects are equal only if they are the same one, not if they look alike. Compare their items or values instead.',
  ],
  [
    ({ lines, call = '', expected, got }) =>
      expected === 'true' && got === 'false' && /\d\.\d/.test(call) && has(lines, /[-+*/] \w+ ===? |===? \w+ [-+*/] /),
    'Decimals are stored inexactly, so === may fail: 0.1 + 0.2 is not quite 0.3. Check Math.abs(a - b) < 0.001 instead.',
  ],
  [
    ({ lines }) => has(lines, /(?:^|[^<\w])\w+ <=? \w+ <=? \w+/),
    'JavaScript compares only two values at a time. Write 1 < n && n < 5.',
  ],
  [
    ({ got, lines }) => /NaN|undefined/.test(got) && has(lines, /^for ?\(.*<= ?[\w.]+\.length;/),
    'Positions start at 0, so the last one is length - 1. Write i < list.length instead of i <= list.length.',
  ],
  [
    ({ lines }) => has(lines, /=> \{ ?\w+: /),
    'After =>, a { begins the body of a function. To return an object, put it in parentheses: => ({ name: name }).',
  ],
  [({ indented }) => hasIdleCallback(indented), returnsNothing],
  [
    ({ part, indented }) => part === 'gives' && returnsInLoop(indented),
    'return is inside the loop, so the function ends after the first round. If it belongs after the loop, move it below the closing }.',
  ],
  [
    ({ indented }) => splicesInLoop(indented),
    'splice moves the later items to the left, so the loop skips the next one. Make a new array with filter(…) instead.',
  ],
  [
    ({ indented }) => fallsThrough(indented),
    'A case without break runs on into the next one. End each case with break or return.',
  ],
  [
    ({ indented }) => hidesVariable(indented),
    'let or const in a block makes a second variable, and the one outside stays as it was. Inside the block, leave out let.',
  ],
  [
    ({ lines }) => hasStatement(lines, /^\w+\.(?:replace|replaceAll|trim|toUpperCase|toLowerCase|padStart)\(.*\);$/),
    'Text never changes itself: a method such as trim gives a new text. Store that one: text = text.trim().',
  ],
  [
    ({ lines }) => hasStatement(lines, /^(?!this\b)\w+\.(?:filter|slice|concat|toSorted)\(.*\);$/),
    'filter, slice and concat give a new array and leave the old one as it was. Store the new one, or return it.',
  ],
  [
    ({ lines, got, expected }) =>
      anyOf(lines, /\.replace\(["']([^"'])["'],/g).some(
        (text) => got.includes(text) && !unquoted(expected).includes(text),
      ),
    'replace changes only the first match. Use replaceAll(…) to change all of them.',
  ],
  [
    ({ lines, expected, got }) =>
      expected.startsWith('[[') && got.startsWith('[[') && has(lines, /\breturn \w+\.(?:sort|reverse)\(/),
    'sort and reverse change the array itself. To keep the old one, copy it first: [...list].sort(…).',
  ],
  [
    ({ lines }) => has(lines, /\.fill\( ?(?:\[|\{|new Array)/),
    'fill puts the same array in each place, so a change shows in all. Write Array.from({ length: 3 }, () => []).',
  ],
  [
    ({ got, lines }) => got.includes('[object Object]') && has(lines, /\.reduce\(/) && !has(lines, /, ?(?:0|""|'')\)/),
    'Without a first value, reduce begins with the first object itself. Add it at the end: reduce((sum, item) => …, 0).',
  ],
  [
    ({ code, lines }) => namesParameter(code, lines),
    'object.key means a property that is called “key”. To use the name that a variable holds, write object[key].',
  ],
  [
    ({ lines, got }) => /undefined|NaN/.test(got) && has(lines, /\w\[-\d+\]/),
    'Positions are counted from 0 only. For the last item, write list.at(-1) or list[list.length - 1].',
  ],
  [
    (failed) =>
      isNothing(failed) &&
      has(failed.lines, /^return \w+(?:\.\w+|\[.{1,40}\])+;?$/) &&
      !has(failed.lines, /\b(?:if|for|while|switch)\b/),
    'What your function returns does not exist. Check the name after the dot, or the position in [ ]: the last one is length - 1.',
  ],
  [
    ({ lines, expected, got }) =>
      /^(?:0|""|false)$/.test(expected) && lines.some((line) => line.endsWith(` || ${got};`)),
    '|| also replaces 0, false and empty text. Use ??, which replaces only null and undefined.',
  ],
];

function isEmpty(failed: Failed): boolean {
  return isNothing(failed) || (isPage(failed) && failed.got === '');
}

function unquoted(text: string): string {
  return text.replace(/^["']/, '').replace(/["']$/, '');
}

function callsAsyncWithoutAwait(lines: readonly string[]): boolean {
  const names = [...anyOf(lines, /\basync function (\w+)/g), ...anyOf(lines, /\b(?:const|let) (\w+) = async\b/g)];
  return names.some((name) =>
    lines.some((line) => line.includes(`${name}(`) && !/\b(?:await|async|then)\b/.test(line)),
  );
}

/** True if two arrays or objects of the call are compared as a whole. */
function comparesLists({ lines, call = '', got, expected }: Subject): boolean {
  if (expected !== 'true' || got !== 'false' || call.split(/[[{]/).length < 3) return false;
  return anyOf(lines, /\bfunction \w+\(([\w, ]*)\)/g).some((names) => {
    const [one = '', other = ''] = names.split(', ');
    return (
      other !== '' &&
      has(lines, /={2,3}/) &&
      lines.some((line) => line.includes(`${one} === ${other}`) || line.includes(`${one} == ${other}`))
    );
  });
}

/** True if a function for map, filter and so on has braces, but no return; map alone on its line is a loop. */
function hasIdleCallback(indented: readonly string[]): boolean {
  const begins = /\.(?:map|filter|find|findIndex|some|every|reduce)\(\(?[\w, {}]*\)? ?=> ?\{/;
  const isLoop = (line: string) => /^ *[\w.]+\.map\(/.test(line);
  const isSilent = (lines: readonly string[]) => !has(lines, /\b(?:return|throw)\b/);
  return (
    indented.some((line) => begins.test(line) && /\} ?[,)]/.test(line) && !isLoop(line) && isSilent([line])) ||
    blocksOf(indented, begins).some(
      ({ head, body }) => head.endsWith('{') && body.length > 0 && !isLoop(head) && isSilent(body),
    )
  );
}

/** True if a counting loop removes an item at its position and goes on. */
function splicesInLoop(indented: readonly string[]): boolean {
  return loopsOf(indented).some(({ head, body }) =>
    anyOf([head], /; ?(\w+)\+\+/g).some(
      (name) =>
        body.some((line) => line.includes(`.splice(${name}, 1)`)) &&
        !has(body, /\b(?:break|return)\b/) &&
        !body.some((line) => line.includes(`${name}--`) || line.includes(`${name} -= 1`)),
    ),
  );
}

/** True if a case has statements, but none that ends it, and another case follows. */
function fallsThrough(indented: readonly string[]): boolean {
  return blocksOf(indented, /^ *case\b.*:$/).some(
    ({ body, level, after }) =>
      body.length > 0 &&
      /^ *(?:case|default)\b/.test(after[0] ?? '') &&
      !body.some((line) => indentOf(line) === level && /^ *(?:break|return|throw|continue)\b/.test(line)),
  );
}

/** True if a block declares a variable of its own with the name of one outside that is returned. */
function hidesVariable(indented: readonly string[]): boolean {
  return blocksOf(indented, /^ *(?:if|else|\} ?else|for|while)\b.*\{$/).some(({ head, body, after }) => {
    const rest = after.slice(
      0,
      after.findIndex((line) => indentOf(line) < indentOf(head)),
    );
    return anyOf(body, /^ *(?:let|const) (\w+) = /g).some(
      (name) =>
        indented.some((line) => line.trimStart().startsWith(`let ${name}`) && indentOf(line) === indentOf(head)) &&
        rest.some((line) => line.includes(`return ${name};`)),
    );
  });
}

/** True if a parameter is used only as the name of a property. */
function namesParameter(code: string, lines: readonly string[]): boolean {
  const words = [...code.replaceAll('...', ' ').matchAll(/\.?\w+/g)].map(([word]) => word);
  const count = (word: string) => words.filter((each) => each === word).length;
  return anyOf(lines, /\bfunction \w+\(([\w, ]*)\)/g).some((list) => {
    const names = list.split(', ');
    return names.some(
      (name) => count(name) === 1 && names.some((other) => other !== '' && code.includes(`${other}.${name}`)),
    );
  });
}
