import type { ContentFault } from '../../../platform/server/content/faults.ts';
import type { ContentChange, ReadContent } from '../../../platform/server/content/read-content.ts';
import { tidy } from '../../engines/judge.ts';
import { type EnginePool, isRunnable, printedBy } from '../../engines/server/public.ts';
import { textAfter } from '../timeline.ts';

/** Key of the engine pool's queue, shared by all screencasts. */
const person = 'content';
/** Time limit, since publishing waits for the runs. Screencasts that have not run by then are accepted unchecked. */
const mostMs = 20_000;

/**
 * Runs the changed screencasts: the output of each `run` has to be what its block claims, since viewers see only the
 * claim. Returns no faults if no engine is available, such as before the first build.
 */
export async function screencastRunFaults(
  engines: Pick<EnginePool, 'run'>,
  changes: readonly ContentChange[],
  content: Pick<ReadContent, 'find'>,
): Promise<ContentFault[]> {
  const end = performance.now() + mostMs;
  const faults: ContentFault[] = [];
  for (const { kind, id, source } of changes) {
    const cast = kind === 'cast' && source !== null ? content.find('cast', id) : undefined;
    if (!cast || source === null || !isRunnable(cast.language)) continue;
    const lines = linesOfRuns(source);
    let code = '';
    for (const step of cast.steps) {
      code = textAfter(step, code) ?? code;
      if (step.act !== 'run') continue;
      const line = lines.shift() ?? null;
      if (performance.now() > end) return faults;
      const printed = await printedBy(engines, cast.language, code, person).catch(() => null);
      if (printed === null) return faults;
      const message = difference(printed, tidy(step.output));
      if (message !== null) faults.push({ path: pathOf(id), line, message });
    }
  }
  return faults;
}

function pathOf(id: string): string {
  const [courseId, castId] = id.split('/');
  return `courses/${courseId}/casts/${castId}.md`;
}

/** Line numbers at which the `run` blocks begin, from 1. */
function linesOfRuns(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/^(?:`{3,}|~{3,})\s*run\s*$/.test(line) ? [index + 1] : []));
}

/** Describes the first line that differs; null if all are equal. */
function difference(printed: string, claimed: string): string | null {
  if (printed === claimed) return null;
  const [is, says] = [printed.split('\n'), claimed.split('\n')];
  const place = is.findIndex((line, index) => line !== says[index]);
  const at = place < 0 ? is.length : place;
  const shown = (line: string | undefined) => (line === undefined ? 'nothing more' : `“${line}”`);
  return `the run prints ${shown(is[at])} as line ${at + 1}, and the recording says ${shown(says[at])}`;
}
