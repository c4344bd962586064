import { type CodeRule, type Subject, anyOf, blocksOf, has, hasSteps, indentOf } from './code-rule.ts';

/** Mistakes of React components, the more special first. */
export const reactMistakes: readonly CodeRule[] = [
  [
    ({ printed }) => printed.includes('Maximum update depth exceeded'),
    'An effect sets state on every render. Give useEffect a second argument, such as [].',
  ],
  [
    ({ lines }) => dropsKeys(lines),
    'The set function replaces the whole object, so its other values are lost. Copy them first: setUser({ ...user, age: 37 }).',
  ],
  [
    ({ printed }) => printed.includes('without an `onChange` handler'),
    'Typing changes nothing without onChange. Add onChange={(event) => setName(event.target.value)} to the field.',
  ],
  [
    ({ printed }) => printed.includes('controlled input to be uncontrolled'),
    'The value of the field became undefined. The typed text is event.target.value.',
  ],
  [
    ({ printed }) => printed.includes('Functions are not valid as a React child'),
    'A function stands in braces. Show a component as a tag, <Header />, and call any other function: {total()}.',
  ],
  [
    ({ lines }) => has(lines, /\bon(?:click|change|submit|input)=/),
    'The names of events have a capital letter in React: onClick, onChange, onSubmit.',
  ],
  [
    ({ lines }) => usesSmallComponent(lines),
    'The name of a component starts with a capital letter: function Card and <Card />.',
  ],
  [
    ({ lines }) => has(lines, /\bon[A-Z]\w*=\{\(\w*\) => \w+ ?\}/),
    'The function is named, but not called. Write onClick={add} or onClick={() => add()}.',
  ],
  [({ lines }) => has(lines, /\bset[A-Z]\w*\( ?\w+(?:\+\+|--)/), 'n++ passes on the old value. Write setN(n + 1).'],
  [
    ({ lines }) => changesState(lines, /^\.(?:push|pop|splice|sort|reverse|shift|unshift)\(/),
    'React notices only a new array. Write setItems([...items, item]) instead of changing the old one.',
  ],
  [
    ({ lines }) => changesState(lines, /^ ?(?:\+\+|--|[-+*/]?=(?![=>]))/),
    'State changes only with its set function. Write setN(n + 1), for example.',
  ],
  [
    ({ lines }) => changesState(lines, /^(?:\.\w+|\[\w+\]) ?(?:\+\+|--|[-+*/]?=(?![=>]))/),
    'React notices only a new object or array. Copy the old one with the change in it: setUser({ ...user, age: 37 }).',
  ],
  [
    ({ got, lines }) => got.includes('// ') && has(lines, /^\/\/ /),
    'Between tags, // is plain text. In JSX, a comment is {/* … */}.',
  ],
  [
    ({ code, lines }) =>
      states(lines).some(
        ([name, set]) =>
          code.includes(`{${name} + `) &&
          !code.includes(`Number(${name})`) &&
          has(lines, /\(\w+\.target\.value\)/) &&
          code.includes(`${set}(e`),
      ),
    'The value of a field is text, and + joins text. Convert it to calculate: Number(age) + 1.',
  ],
  [
    ({ code, lines }) =>
      anyOf(lines, /, (set\w+)\] = useState\(\[/g).some(
        (set) =>
          code.split(`${set}([`).length === 2 &&
          code.split(`${set}(`).length === 2 &&
          !code.includes(`${set}([...`) &&
          !code.includes(`${set}([])`),
      ),
    'The set function replaces the whole list. To keep the old items, copy them first: setItems([...items, item]).',
  ],
  [
    ({ code, lines }) => states(lines).some(([name, set]) => code.includes(`${set}(${name})`)),
    'The set function gets the value that the state already has. Give it the new one: setOpen(!isOpen), setN(n + 1).',
  ],
  [
    ({ lines }) => mixesCase(lines),
    'A prop is passed and read under names that differ in capital letters. Write them the same.',
  ],
  [
    ({ lines }) => setsTwice(lines),
    'The state keeps its value until the next render, so both calls set the same. Write setN((n) => n + 1) each time.',
  ],
  [
    ({ code, lines }) =>
      has(lines, /type="checkbox"/) &&
      has(lines, /\.target\.value\b/) &&
      code.split(/<(?:input|select|textarea)\b/).length === 2,
    'A checkbox has the same value, checked or not. Read event.target.checked instead, which is true or false.',
  ],
  [
    (failed) => hasSteps(failed) && missesInEffect(failed.indented),
    'An effect with [] runs only once. Put the values that it uses into the brackets, such as [n], to run it after each change.',
  ],
  [
    ({ indented }) => readsAfterSetting(indented),
    'State has its old value until the next render, also after its set function was called. Keep the new value in a const, and use that.',
  ],
  [
    ({ lines, steps }) => clicksTwice(steps) && setsOnlyTrue(lines),
    'A set function that always gets true can only switch on. To switch on and off, set the opposite: setOpen(!isOpen).',
  ],
  [
    ({ lines }) => has(lines, /<[A-Z]\w* [^>]*\w="\d+"/) && has(lines, /\{\w+ \+ \w+\}/),
    'A prop in quotation marks is text, and + joins text. Pass numbers in braces: a={5}.',
  ],
  [
    ({ lines, part }) => part === 'shows' && hasUnusedComponent(lines),
    'A component is declared, but nothing shows it. Use it in the JSX of another one, as in <Footer />.',
  ],
  [
    ({ code, lines, part }) =>
      part === 'shows' && !code.includes('children') && declared(lines).some((name) => code.includes(`</${name}>`)),
    'What stands between <Card> and </Card> is the prop children. The component has to show it: function Card({ children }).',
  ],
  [
    ({ got, lines }) => /\b0\b/.test(got) && has(lines, /\.length && /),
    'With 0 on its left, && shows the 0. Write items.length > 0 && ….',
  ],
  [
    ({ got, lines }) => got.includes('$') && has(lines, />[\w ,.:!]{0,60}\$\{/),
    'In JSX, write {name} without $. The $ belongs only in text with backticks.',
  ],
  [
    ({ lines }) => has(lines, /["']\{[\w.]+\}["']/),
    'Quotation marks around {name} are shown, or make it plain text. Leave them out.',
  ],
  [
    (failed) => failed.part === 'shows' && showsName(failed),
    'JSX shows a word as it is, even if a variable has this name. To show its value, use braces: {name}.',
  ],
  [
    (failed) => hasSteps(failed) && !has(failed.lines, /\buse(?:State|Reducer)\b/) && has(failed.lines, /^let \w+ ?=/),
    'React draws again only when state changes. Keep the value in useState, and change it with its set function.',
  ],
];

const declared = (lines: readonly string[]) => anyOf(lines, /^(?:export )?function ([A-Z]\w*)/g);
/** State variables with their set functions, as one text: `n, setN`. */
const states = (lines: readonly string[]) =>
  anyOf(lines, /\[(\w+, set\w+)\] = useState/g).map((pair) => pair.split(', ') as [name: string, set: string]);
const wordsOf = (line: string): readonly string[] => line.match(/\w+/g) ?? [];

function usesSmallComponent(lines: readonly string[]): boolean {
  const names = [...anyOf(lines, /\bfunction ([a-z]\w*)\(/g), ...anyOf(lines, /\bconst ([a-z]\w*) = \(/g)];
  return names.some((name) => lines.some((line) => line.includes(`<${name} `) || line.includes(`<${name}/>`)));
}

/** True if code changes a state variable in place: what follows its name fits the pattern. */
export function changesState(lines: readonly string[], follows: RegExp, changed = lines): boolean {
  const names = anyOf(lines, /\[(\w+), set\w+\] = /g);
  return changed.some((line) =>
    [...line.matchAll(/\w+/g)].some(({ 0: word, index }) => {
      const [before, after] = [line.slice(0, index), line.slice(index + word.length)];
      // The name of an attribute, property or other variable, and the value for the set function.
      if (!names.includes(word) || /^=[{"]/.test(after) || /(?:\.|\b(?:const|let) |\bset\w{1,40}\()$/.test(before))
        return false;
      return follows.test(after);
    }),
  );
}

/** True if a prop is passed under the name of another, apart from capital letters. */
function mixesCase(lines: readonly string[]): boolean {
  const read = anyOf(lines, /\bfunction [A-Z]\w*\(\{ ?([\w, ]+)\}/g).flatMap(wordsOf);
  return anyOf(lines, /<[A-Z]\w* (\w+)=/g).some(
    (name) => !read.includes(name) && read.some((other) => other.toLowerCase() === name.toLowerCase()),
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

/** True if a state begins with more keys than its set function gets. */
function dropsKeys(lines: readonly string[]): boolean {
  const count = (text: string) => text.split(',').length;
  return lines.some((line) => {
    const [, set = '', first = ''] = /, (set\w+)\] = useState\(\{([^{}]*)\}\)/.exec(line) ?? [];
    const given = set === '' ? [] : lines.flatMap((each) => each.split(`${set}({`).slice(1));
    return given.some(
      (rest) => !rest.includes('...') && rest.includes('})') && count(rest.slice(0, rest.indexOf('})'))) < count(first),
    );
  });
}

/** True if an effect that runs once reads a state variable. */
function missesInEffect(indented: readonly string[]): boolean {
  const names = states(indented).map(([name]) => name);
  return blocksOf(indented, /\buseEffect\(\(\) => \{$/).some(
    ({ body, after }) =>
      /^ *\}, \[\]\);?$/.test(after[0] ?? '') &&
      body.some((line) => wordsOf(line).some((word) => names.includes(word))),
  );
}

/** True if a state variable is read below the line that sets it, other than to empty it. */
function readsAfterSetting(indented: readonly string[]): boolean {
  return states(indented).some(([name, set]) =>
    indented.some((line, at) => {
      if (
        !line.trimStart().startsWith(`${set}(`) ||
        /\((?:''|""|\[\]|0|null|false|(?:empty|initial|first)\w*)?\);?$/.test(line)
      )
        return false;
      const rest = indented.slice(at + 1);
      const end = rest.findIndex((each) => indentOf(each) < indentOf(line));
      return rest.slice(0, Math.max(end, 0)).some((each) => wordsOf(each).includes(name) && !each.includes(set));
    }),
  );
}

function clicksTwice(steps: Subject['steps']): boolean {
  const clicks = (steps ?? []).flatMap((step) => ('click' in step ? [step.click] : []));
  return new Set(clicks).size < clicks.length;
}

function setsOnlyTrue(lines: readonly string[]): boolean {
  const all = states(lines);
  return (
    all.length === 1 &&
    all.some(([, set]) => {
      const calls = lines.flatMap((line) => line.split(`${set}(`).slice(1));
      return calls.length > 0 && calls.every((rest) => rest.startsWith('true)'));
    })
  );
}

/** True if the page shows the name of a variable that stands between two tags. */
function showsName({ lines, expected, got }: Subject): boolean {
  const names = [
    ...anyOf(lines, /^(?:const|let) (\w+) = /g),
    ...anyOf(lines, /\[(\w+), set\w+\] = /g),
    ...anyOf(lines, /^(?:export default )?function [A-Z]\w*\(\{ ([\w, ]+) \}/g).flatMap((each) => each.split(', ')),
  ];
  const texts = anyOf(lines, /(?:^|>)([^<>{}=;]+)</g).filter((text) => got.includes(text.trim()));
  return texts.some((text) =>
    names.some((name) => {
      const before = text.trim().slice(0, -name.length);
      if (!wordsOf(text).includes(name) || before + name !== text.trim()) return false;
      return before === '' || (expected.includes(before) && !expected.includes(text.trim()));
    }),
  );
}
