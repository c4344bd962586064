import { expect, test } from 'vitest';
import { javascriptFacts } from './javascript-facts.ts';
import { type Rule, placesOf } from '../rule.ts';

function linesOf(rule: Omit<Rule, 'message'>, source: string): number[] {
  const facts = javascriptFacts({ 'App.jsx': source, 'data.json': '{' });
  if ('names' in facts) throw new Error(facts.message);
  return (placesOf({ ...rule, message: '' }, facts) as string[]).map((place) => Number(place.split(' ').at(-1)));
}

const component = `import { useState, useEffect as later } from 'react';
import people from './people.js';
export default function App({ chores }) {
  const [filter, setFilter] = useState('all');
  const shown = chores.filter((chore) => fits[filter](chore)).sort();
  const pick = (name) => () => setFilter(name);
  for (const person of people) console.log(person?.name.trim());
  chores.sort(); chores[0].done = true; delete chores[1].id; chores.length--;
  return <ul onClick={pick('all')}>{shown.map((one) => <li key={one.id}>{one.title}</li>)}</ul>;
}
class Box { #open() {} close = () => this.#open(); }
const box = { lift() {}, drop: function () {}, size: 3 };
while (new Box().close()) do {} while (false)`;

test.each<[Omit<Rule, 'message'>, number[]]>([
  [{ calls: 'useState' }, [4]],
  [{ calls: 'useEffect' }, []],
  [{ calls: 'filter' }, [5]],
  [{ calls: 'chores.filter' }, [5]],
  [{ calls: 'hores.filter' }, []],
  [{ calls: 'sort' }, [5, 8]],
  [{ calls: 'trim' }, [7]],
  [{ calls: 'person.name.trim' }, [7]],
  [{ calls: 'Box' }, [13]],
  [{ uses: 'people' }, [7]],
  [{ uses: 'chore.done' }, []],
  [{ uses: 'one.title' }, [9]],
  [{ uses: 'li' }, [9]],
  [{ loop: 'for' }, [7]],
  [{ loop: 'while' }, [13, 13]],
  [{ loop: 'any' }, [7, 13, 13]],
  [{ attribute: 'key' }, [9]],
  [{ attribute: 'title' }, []],
  [{ defines: 'App' }, [3]],
  [{ defines: 'pick' }, [6]],
  [{ defines: 'shown' }, []],
  [{ defines: 'close' }, [11]],
  [{ defines: 'lift' }, [12]],
  [{ defines: 'drop' }, [12]],
  [{ defines: 'size' }, []],
  [{ changes: 'chores' }, [8, 8, 8, 8]],
  [{ changes: 'shown' }, []],
  [{ comprehension: true }, []],
])('the lines of %j', (rule, lines) => {
  expect(linesOf(rule, component)).toEqual(lines);
});

test('names in texts, comments and regular expressions do not count', () => {
  const source =
    '// eval(1)\nconst a = "eval(2)", b = `eval(3)`, c = /eval(4)/; const d = `${eval(5)}`;\n/* for (;;) {} */';
  expect(linesOf({ calls: 'eval' }, source)).toEqual([2]);
  expect(linesOf({ loop: 'any' }, source)).toEqual([]);
});

test('code that cannot be parsed is told with its file and line', () => {
  expect(javascriptFacts({ 'main.js': 'let a;\nlet b = ;' })).toMatchObject({
    names: ['SyntaxError', 'Error'],
    line: 2,
  });
});

test.each([
  ['brackets', '('.repeat(200_000)],
  ['calls', 'f('.repeat(100_000)],
  ['elements', '<a>'.repeat(66_000)],
  ['groups', `/${'(?:'.repeat(66_000)}/`],
  ['sums', `${'a+'.repeat(100_000)}a`],
])('200 KB of nested %s are refused, not followed', (_, source) => {
  expect(javascriptFacts({ 'main.js': source })).toMatchObject({ names: ['SyntaxError', 'Error'] });
});

test('200 KB of a long chain and of many statements are counted', () => {
  const chain = `a${'.b'.repeat(100_000)}`;
  expect(linesOf({ uses: 'b' }, chain)).toHaveLength(100);
  expect(linesOf({ calls: 'f' }, 'f();\n'.repeat(10_000))).toHaveLength(100);
});
