import { blocksOf, codeMaxLength, has, linesOf } from './code-rule.ts';
import { unchangedStep } from './javascript-mistakes.ts';

/** Functions that change nothing of what they get. */
const reads: ReadonlySet<string> = new Set(
  'print log len str int float range abs round append push String Number while if'.split(' '),
);
const wordsOf = (line: string) => line.match(/[a-z_]\w*/gi) ?? [];

/** Explains a run that did not end. */
export function explainEndless(code: string): string {
  const { indented, lines } = linesOf(code.slice(0, codeMaxLength));
  if (has(lines, unchangedStep))
    return 'The last part of for (…) has to change the variable: write i += 2 instead of i + 2, or i++.';
  for (const { head, body } of blocksOf(indented, /^ *while\b.*[:{]$/)) {
    if (has(body, /\b(?:break|return)\b/)) continue;
    if (/^ *while ?\(?(?:True|true|1)\)? ?[:{]$/.test(head))
      return 'This loop goes on until break or return, and there is none in it. Add one, or give while a condition that becomes false.';
    if (/(?!\b(?:while|and|or|not|len)\b)\b\w+ ?\(/.test(head)) continue;
    const names = wordsOf(head).filter((word) => !/^(?:while|and|or|not|len|length|in|True|False|None)$/.test(word));
    const isChanged = names.some((name) => body.some((line) => changes(line, name)));
    if (names.length > 0 && !isChanged)
      return `Nothing in the loop changes ${names[0]}, so its condition never becomes false. Change it in each round, for example with += 1 or -= 1.`;
  }
  return 'Does each round bring the loop closer to its end? Check that its variable changes, and in the right direction.';
}

/** True if the line may change the variable: it is assigned, one of its methods is called, or a function gets it. */
function changes(line: string, name: string): boolean {
  const isGiven = [...line.matchAll(/\b(\w+)\((\w+)/g)].some(
    ([, word = '', given]) => given === name && !reads.has(word),
  );
  if (isGiven) return true;
  return [...line.matchAll(/\w+/g)].some(
    ({ 0: word, index }) =>
      word === name && /^(?: ?(?:[-+*/%]|\/\/)?=(?!=)|\+\+|--|,|\.\w+\(|\[)/.test(line.slice(index + word.length)),
  );
}
