import type { Language } from '../../../engines/run.ts';

/** Failed case and the code that it ran, one text. */
export interface Failed {
  readonly language: Language;
  readonly code: string;
  /** Part of the expectation that differs; errors, `ended`, are explained by themselves. */
  readonly part: string;
  readonly got: string;
  readonly expected: string;
  readonly printed: string;
  /** True if the case clicks or types. */
  readonly hasSteps: boolean;
}

/** Failed case with the lines of its code: without their indents, and with them. */
interface Subject extends Failed {
  readonly lines: readonly string[];
  readonly indented: readonly string[];
}

type Rule = readonly [applies: (subject: Subject) => boolean, sentence: string];

/** Longest code and line that are searched. */
const codeMaxLength = 20_000;
const lineMaxLength = 200;

const isPython = ({ language }: Failed) => language === 'python';
const isPage = ({ part }: Failed) => part === 'shows' || part === 'hides';
const isNothing = ({ part, got }: Failed) => part === 'gives' && (got === 'None' || got === 'undefined');
const has = (lines: readonly string[], pattern: RegExp) => lines.some((line) => pattern.test(line));
const anyOf = (lines: readonly string[], pattern: RegExp) =>
  lines.flatMap((line) => [...line.matchAll(pattern)].map(([, name = '']) => name));

/** Mistakes that show in the code better than in its result, the more special first. */
const rules: readonly Rule[] = [
  [
    (failed) => isPython(failed) && has(failed.lines, /[[(,] ?(?:"[^"]*" +"|'[^']*' +')/),
    'Two texts stand side by side without a comma, so Python joins them into one. Add the comma.',
  ],
  [
    (failed) => isPython(failed) && failed.part === 'gives' && returnsInLoop(failed.indented),
    'return is inside the loop, so the function ends after the first round. If it belongs after the loop, indent it less.',
  ],
  [
    (failed) => isPython(failed) && has(failed.lines, /[=!]= ?["'][^"']*["'] (?:or|and) ["'][^"']*["'][:)]?$/),
    'Text by itself always counts as true. Compare on both sides: day == "Saturday" or day == "Sunday".',
  ],
  [
    (failed) => !isPython(failed) && has(failed.lines, /[=!]==? ?["'][^"']*["'] (?:\|\||&&) ["'][^"']*["'] ?[;)]/),
    'Text by itself always counts as true. Compare on both sides: day === "Saturday" || day === "Sunday".',
  ],
  [
    (failed) => isPython(failed) && failed.part === 'gives' && has(failed.lines, /^def \w+\([^=]*= ?(?:\[\]|\{\})/),
    'A default list or dictionary is made only once, and all calls share it. Use None as the default, and make it in the function.',
  ],
  [
    (failed) =>
      isNothing(failed) &&
      has(failed.lines, /\breturn \w+\.(?:sort|append|reverse|extend|insert|remove|clear|update)\(/),
    'Methods such as sort and append change the list and return None. Call them on a line of their own, and return the list below.',
  ],
  [
    (failed) => isPython(failed) && removesInLoop(failed.lines),
    'A loop skips items if you remove from the list that it goes through. Loop over a copy: for item in list(items).',
  ],
  [
    (failed) => isPython(failed) && failed.part === 'stdout' && failed.got === '' && isNeverCalled(failed.lines),
    'Nothing was printed: a function runs only when it is called. Call it at the end of the file.',
  ],
  [
    (failed) =>
      isPython(failed) &&
      failed.part === 'stdout' &&
      failed.got.replaceAll(' ', '') === failed.expected.replaceAll(' ', '') &&
      has(failed.lines, /print\([^)]*,/),
    'print puts a space at each comma. Use an f-string to decide where spaces go: print(f"Hello, {name}!").',
  ],
  [
    (failed) => !isPython(failed) && isEmpty(failed) && has(failed.lines, /^return$/),
    'return ends at the end of its line. Start the value on the same line, or write return ( there and ) at the end.',
  ],
  [
    (failed) => !isPython(failed) && isEmpty(failed) && has(failed.lines, /(?:\breturn |\{ ?)[\w.]+\.forEach\(/),
    'forEach(…) returns nothing. Use map(…) to make a new list.',
  ],
  [
    (failed) => /^(?:undefined|NaN|\{\})$/.test(failed.got) && callsAsyncWithoutAwait(failed.lines),
    'An async function gives a promise. Write await before its call, and async before the function that calls it.',
  ],
  [
    (failed) => !isPython(failed) && has(failed.lines, /\b(?:if|while) ?\( ?[\w.]+ ?=(?![=>])/),
    'A single = stores a value. To compare in a condition, use ===.',
  ],
  [
    (failed) => /^\[?["']\d/.test(failed.got) && has(failed.lines, /\bfor ?\( ?(?:const|let|var) \w+ in /),
    'for … in gives positions or names, as text. Use for … of to get the items.',
  ],
  [
    (failed) => !isPython(failed) && has(failed.lines, /\b(?:if|for) ?\([^()]*\) ?; ?\{?$/),
    'A semicolon right after if (…) or for (…) ends it, so the block always runs once. Remove the semicolon.',
  ],
  [
    (failed) => isPage(failed) && failed.printed.includes('Maximum update depth exceeded'),
    'An effect sets state on every render. Give useEffect a second argument, such as [].',
  ],
  [
    (failed) => isPage(failed) && failed.printed.includes('without an `onChange` handler'),
    'Typing changes nothing without onChange. Add onChange={(event) => setName(event.target.value)} to the field.',
  ],
  [
    (failed) => isPage(failed) && failed.printed.includes('controlled input to be uncontrolled'),
    'The value of the field became undefined. The typed text is event.target.value.',
  ],
  [
    (failed) => isPage(failed) && usesSmallComponent(failed.lines),
    'The name of a component starts with a capital letter: function Card and <Card />.',
  ],
  [
    (failed) => isPage(failed) && has(failed.lines, /\bon[A-Z]\w*=\{\(\w*\) => \w+ ?\}/),
    'The function is named, but not called. Write onClick={add} or onClick={() => add()}.',
  ],
  [
    (failed) => isPage(failed) && has(failed.lines, /\bset[A-Z]\w*\( ?\w+(?:\+\+|--)/),
    'n++ passes on the old value. Write setN(n + 1).',
  ],
  [
    (failed) => isPage(failed) && changesState(failed.lines, /^\.(?:push|pop|splice|sort|reverse|shift|unshift)\(/),
    'React notices only a new array. Write setItems([...items, item]) instead of changing the old one.',
  ],
  [
    (failed) => isPage(failed) && changesState(failed.lines, /^ ?(?:\+\+|--|[-+*/]?=(?![=>]))/),
    'State changes only with its set function. Write setN(n + 1), for example.',
  ],
  [
    (failed) => isPage(failed) && setsTwice(failed.lines),
    'The state keeps its value until the next render, so both calls set the same. Write setN((n) => n + 1) each time.',
  ],
  [
    (failed) => isPage(failed) && failed.part === 'shows' && hasUnusedComponent(failed.lines),
    'A component is declared, but nothing shows it. Use it in the JSX of another one, as in <Footer />.',
  ],
  [
    (failed) => isPage(failed) && /\b0\b/.test(failed.got) && has(failed.lines, /\.length && /),
    'With 0 on its left, && shows the 0. Write items.length > 0 && ….',
  ],
  [
    (failed) =>
      failed.language === 'react' &&
      isPage(failed) &&
      failed.got.includes('$') &&
      has(failed.lines, />[\w ,.:!]{0,60}\$\{/),
    'In JSX, write {name} without $. The $ belongs only in text with backticks.',
  ],
  [
    (failed) =>
      failed.language === 'react' &&
      isPage(failed) &&
      failed.hasSteps &&
      !has(failed.lines, /\buse(?:State|Reducer)\b/) &&
      has(failed.lines, /^let \w+ ?=/),
    'React draws again only when state changes. Keep the value in useState, and change it with its set function.',
  ],
];

/** Explains a failed case by its code. Undefined if no common mistake is found in it. */
export function explainCode(failed: Failed): string | undefined {
  if (failed.part === 'ended' || failed.code.length > codeMaxLength) return undefined;
  const indented = failed.code
    .split('\n')
    .filter((line) => line.length <= lineMaxLength)
    .map((line) => line.replaceAll('\t', '    ').trimEnd());
  const subject = { ...failed, indented, lines: indented.map((line) => line.trimStart()) };
  return rules.find(([applies]) => applies(subject))?.[1];
}

function isEmpty(failed: Failed): boolean {
  return isNothing(failed) || (isPage(failed) && failed.got === '');
}

/** True if the first level of a loop's body has a return. */
function returnsInLoop(lines: readonly string[]): boolean {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  return lines.some((line, at) => {
    if (!/^ *(?:for|while) .*:$/.test(line)) return false;
    const rest = lines.slice(at + 1).filter((each) => each.trim() !== '');
    const end = rest.findIndex((each) => indentOf(each) <= indentOf(line));
    const body = end < 0 ? rest : rest.slice(0, end);
    const level = indentOf(body[0] ?? '');
    return body.some((each) => indentOf(each) === level && /^ *return\b/.test(each));
  });
}

function removesInLoop(lines: readonly string[]): boolean {
  return anyOf(lines, /^for \w+ in (\w+):/g).some((name) => lines.some((line) => line.includes(`${name}.remove(`)));
}

function isNeverCalled(lines: readonly string[]): boolean {
  return anyOf(lines, /^def (\w+)\(/g).some(
    (name) => !lines.some((line) => line.includes(`${name}(`) && !line.startsWith('def ')),
  );
}

function callsAsyncWithoutAwait(lines: readonly string[]): boolean {
  const names = [...anyOf(lines, /\basync function (\w+)/g), ...anyOf(lines, /\b(?:const|let) (\w+) = async\b/g)];
  return names.some((name) =>
    lines.some((line) => line.includes(`${name}(`) && !/\b(?:await|async|then)\b/.test(line)),
  );
}

function usesSmallComponent(lines: readonly string[]): boolean {
  const names = [...anyOf(lines, /\bfunction ([a-z]\w*)\(/g), ...anyOf(lines, /\bconst ([a-z]\w*) = \(/g)];
  return names.some((name) => lines.some((line) => line.includes(`<${name} `) || line.includes(`<${name}/>`)));
}

/** True if code changes a state variable in place: what follows its name fits the pattern. */
function changesState(lines: readonly string[], follows: RegExp): boolean {
  const names = anyOf(lines, /\[(\w+), set\w+\] = /g);
  return lines.some((line) =>
    [...line.matchAll(/\w+/g)].some(({ 0: word, index }) => {
      const [before, after] = [line.slice(0, index), line.slice(index + word.length)];
      // The name of an attribute, and the value for the set function.
      if (!names.includes(word) || /^=[{"]/.test(after) || /\bset\w{1,40}\($/.test(before)) return false;
      return follows.test(after);
    }),
  );
}

/** True if a state is set twice from the same value, which counts once. */
function setsTwice(lines: readonly string[]): boolean {
  const calls = lines.flatMap((line) => [...line.matchAll(/\bset[A-Z]\w*\(\w+ [-+] \w+\)/g)].map(([call]) => call));
  return calls.some((call, index) => call === calls[index + 1]);
}

/** True if a component is declared, and its name stands nowhere else. */
function hasUnusedComponent(lines: readonly string[]): boolean {
  return anyOf(lines, /^function ([A-Z]\w*)/g).some((name) => lines.filter((line) => line.includes(name)).length === 1);
}
