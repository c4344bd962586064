import { expect, test } from 'vitest';
import { pythonFacts } from './python-facts.ts';
import { type Rule, placesOf } from '../rule.ts';

const never = () => false;

function linesOf(rule: Omit<Rule, 'message'>, source: string): number[] {
  const facts = pythonFacts({ 'main.py': source, 'data.csv': 'for a in b: pass' }, never) ?? [];
  return (placesOf({ ...rule, message: '' }, facts) as string[]).map((place) => Number(place.split(' ').at(-1)));
}

const program = `from statistics import median as middle
import html
def usual(rows, limit=3):
    shown = sorted(rows, key=lambda row: row.name)
    rows.sort()
    rows[0] = 1; rows[1].name, shown[2] = 2, 3; del rows[3]; rows[4] += 1
    names = [row.name for row in rows]
    total = sum(row.cost for row in rows)
    for row in rows:
        print(f"{html.escape(row.name)}")
    while True:
        break
    return {name for name in names}, {a: b for a, b in names}, (sorted)(names)
class Box:
    async def open(self):
        async for part in self.parts:
            self.parts.append(await part.read())
`;

test.each<[Omit<Rule, 'message'>, number[]]>([
  [{ calls: 'sorted' }, [4, 13]],
  [{ calls: 'sort' }, [5]],
  [{ calls: 'median' }, []],
  [{ calls: 'escape' }, [10]],
  [{ calls: 'html.escape' }, [10]],
  [{ calls: 'l.escape' }, []],
  [{ calls: 'print' }, [10]],
  [{ uses: 'limit' }, [3]],
  [{ uses: 'middle' }, []],
  [{ uses: 'row.cost' }, [8]],
  [{ loop: 'for' }, [9, 16]],
  [{ loop: 'while' }, [11]],
  [{ loop: 'any' }, [9, 11, 16]],
  [{ comprehension: true }, [7, 8, 13, 13]],
  [{ defines: 'usual' }, [3]],
  [{ defines: 'open' }, [15]],
  [{ defines: 'Box' }, [14]],
  [{ defines: 'median' }, []],
  [{ changes: 'rows' }, [5, 6, 6, 6, 6]],
  [{ changes: 'shown' }, [6]],
  [{ changes: 'self' }, [17]],
  [{ changes: 'names' }, []],
  [{ attribute: 'key' }, []],
])('the lines of %j', (rule, lines) => {
  expect(linesOf(rule, program)).toEqual(lines);
});

test('names in texts and comments do not count', () => {
  const source = '# eval(1)\na = "eval(2)"\n"""\nfor x in y: eval(3)\n"""\nb = f"eval(4) {eval(5)}"\n';
  expect(linesOf({ calls: 'eval' }, source)).toEqual([6]);
  expect(linesOf({ loop: 'any' }, source)).toEqual([]);
});

test('code around a syntax error is still counted', () => {
  expect(linesOf({ loop: 'for' }, 'x = = 3\nfor a in b:\n    pass\n')).toEqual([2]);
});

test.each([
  ['brackets', '('.repeat(200_000)],
  ['calls', 'f('.repeat(100_000)],
  ['attributes', `a${'.b'.repeat(100_000)}()`],
  ['blocks', Array.from({ length: 600 }, (_, depth) => `${' '.repeat(depth)}if x:`).join('\n')],
])('200 KB of nested %s are read without recursion', (_, source) => {
  expect(pythonFacts({ 'main.py': source }, never)).not.toBeNull();
});

test('reading ends when its time is over', () => {
  expect(pythonFacts({ 'main.py': '*'.repeat(200_000) }, () => true)).toBeNull();
});
