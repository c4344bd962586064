import type { Files } from '../exercise.ts';
import { isSameFiles } from '../files.ts';
import { exerciseMessages } from '../messages.ts';
import type { Work } from '../run/use-runner.ts';

interface StaleLineProps {
  readonly work: Work;
  /** Code as it is now. */
  readonly files: Files;
}

/** Line above a result of code that was changed since. */
export function StaleLine({ work, files }: StaleLineProps) {
  return isOfOther(work, files) ? <p className="text-sm text-muted">{exerciseMessages.stale}</p> : null;
}

/** Returns true for a result of other code than this. */
export function isOfOther(work: Work, files: Files): boolean {
  return (work.kind === 'ran' || work.kind === 'checked') && !isSameFiles(work.files, files);
}
