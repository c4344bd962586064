import { subjects } from '../../engines/rule.ts';
import type { ExerciseCase } from '../contract.ts';

const expectations = ['gives', 'raises', 'stdout', 'leaves', 'shows', 'hides', 'rule'] as const;

/** Faults of a test that its shape cannot express. */
export function* caseFaults(test: ExerciseCase, files: Readonly<Record<string, string>>): Generator<string> {
  const { name, rule } = test;
  if (expectations.every((key) => test[key] === undefined)) yield `the case "${name}" expects nothing`;
  if (rule === undefined) return;
  const others = Object.keys(test).filter((key) => key !== 'name' && key !== 'rule');
  if (others.length > 0) yield `"rule" looks at the code alone, so it does not go with "${others[0]}"`;
  if (subjects.filter((subject) => rule[subject] !== undefined).length !== 1)
    yield `"rule" needs exactly one of ${subjects.join(', ')}`;
  if (rule.in !== undefined && !(rule.in in files)) yield `"rule" looks into ${rule.in}, which the starter lacks`;
  if ((rule.atLeast ?? 0) > (rule.atMost ?? Infinity)) yield '"atLeast" is larger than "atMost"';
}
