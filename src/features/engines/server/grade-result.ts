import { judge } from '../judge.ts';
import { shownMaxLength } from '../limits.ts';
import type { GradeResult } from '../serve-engine.ts';

/** Adds the verdict and drops everything whose size the program decides. */
export const gradeResult: GradeResult = (outcome, expectation, language) => {
  if (!expectation) return outcome;
  const { ended, stdout, stderr, ms, raised } = outcome;
  const { expected, got, ...verdict } = judge(expectation, outcome, language);
  const shown = { ...verdict, expected: shortened(expected), got: shortened(got) };
  return { ended, ms, ...(raised && { raised }), verdict: shown, stdout: shortened(stdout), stderr: shortened(stderr) };
};

function shortened(text: string): string {
  return text.slice(0, shownMaxLength);
}
