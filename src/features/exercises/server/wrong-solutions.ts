import * as z from 'zod/mini';
import { lineOf } from '../../../platform/contract/text.ts';

const lineMaxLength = 200;
const textMaxLength = 50_000;
const Line = lineOf(lineMaxLength);
const Text = z.string().check(z.maxLength(textMaxLength));

/** Program that a learner might write and that has to fail, as its author describes it; docs/content.md has the keys. */
export const WrongSolution = z.strictObject({
  name: Line,
  /** Name of the test that it fails. */
  fails: Line,
  files: z._default(z.record(z.string(), Text), {}),
  change: z._default(z.array(z.strictObject({ from: Text.check(z.minLength(1)), to: Text })), []),
});
type Authored = z.output<typeof WrongSolution>;
type Files = Readonly<Record<string, string>>;

/** Wrong solution with all its files. Never leaves the server. */
export interface CompleteWrongSolution extends Pick<Authored, 'name' | 'fails'> {
  readonly files: Files;
}

type Report = (at: readonly PropertyKey[], message: string) => void;

/** Completes wrong solutions from the right one, and reports their faults. */
export function completeWrong(
  { wrong, solution }: { readonly wrong: readonly Authored[]; readonly solution: Files },
  tests: ReadonlySet<string>,
  report: Report,
): CompleteWrongSolution[] {
  return wrong.map(({ name, fails, files, change }, index) => {
    if (!tests.has(fails)) report(['wrong', index, 'fails'], `there is no test "${fails}"`);
    for (const file of Object.keys(files))
      if (!(file in solution)) report(['wrong', index, 'files'], `the solution has no file ${file}`);
    let all: Files = { ...solution, ...files };
    for (const [at, one] of change.entries()) {
      const changed = withChange(all, one);
      if (changed) all = changed;
      else report(['wrong', index, 'change', at], 'its "from" has to occur exactly once in the files of the solution');
    }
    if (Object.keys(solution).every((file) => all[file] === solution[file]))
      report(['wrong', index], 'does not differ from the solution');
    return { name, fails, files: all };
  });
}

/** Files with one text replaced; null unless it occurs exactly once. */
function withChange(files: Files, { from, to }: Authored['change'][number]): Files | null {
  const places = Object.entries(files).flatMap(([name, text]) => {
    const [before = '', ...rest] = text.split(from);
    return rest.map(() => [name, before + to + rest.join(from)] as const);
  });
  const [only, ...others] = places;
  return only && others.length === 0 ? { ...files, [only[0]]: only[1] } : null;
}
