import type { Files, Input, Language, Raised } from '../../../engines/run.ts';
import { explainCase } from '../explain/explain-case.ts';
import { explainError } from '../explain/explain-error.ts';
import type { CaseRun } from '../run/check-cases.ts';

interface ExplainedProps {
  /** Error to explain, or else the failed case. */
  readonly raised?: Raised;
  readonly failed?: CaseRun;
  readonly language: Language;
  /** Files that ran. */
  readonly files: Files;
  readonly given?: Pick<Input, 'call' | 'stdin' | 'steps'> | undefined;
}

/** Explanation in plain words, beside an error or a comparison; nothing if there is nothing to add. */
export function Part({ raised, failed, language, files, given }: ExplainedProps) {
  const text = raised ? explainError(raised, language, files) : failed && explainCase(failed, language, files, given);
  if (text === undefined) return null;
  return <p className="rounded-md border-l-4 border-sky bg-sunken px-3 py-2.5 text-sm text-ink">{text}</p>;
}
