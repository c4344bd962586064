import { Spinner } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import type { Reveal } from '../editor/places.ts';
import type { CodeTask } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import type { Work } from '../run/use-runner.ts';
import { CaseFacts } from './case-facts.tsx';
import { CaseList, CaseSummary } from './case-list.tsx';
import { Printed } from './printed.tsx';
import { RunResult, runSummary } from './run-result.tsx';

interface WorkPanelProps {
  readonly work: Work;
  readonly task: Pick<CodeTask, 'visible' | 'language' | 'hiddenCount'>;
  readonly onReveal: (place: Reveal) => void;
}

/** Result of the last run in this browser; its status is announced. */
export function WorkPanel({ work, task, onReveal }: WorkPanelProps) {
  return (
    <div className="grid min-w-0 gap-3 empty:hidden">
      <StatusRegion className="text-sm font-medium">
        {work.kind === 'running' && (
          <p className="flex items-center gap-2 text-muted">
            <Spinner />
            <span>{runningText(work)}</span>
          </p>
        )}
        {work.kind === 'stopped' && <p>{exerciseMessages.stopped}</p>}
        {work.kind === 'ran' && <p>{runSummary(work.outcome)}</p>}
        {work.kind === 'checked' && <CaseSummary cases={work.cases} moreHidden={task.hiddenCount} />}
      </StatusRegion>
      <ErrorLine>{work.kind === 'failed' && exerciseMessages.engineFailed}</ErrorLine>
      {(work.kind === 'running' || work.kind === 'stopped') && work.printed !== '' && (
        <Printed label={exerciseMessages.output} text={work.printed} />
      )}
      {work.kind === 'ran' && (work.input.call !== undefined || work.input.stdin !== undefined) && (
        <div className="text-sm">
          <CaseFacts one={work.input} language={task.language} facts="input" />
        </div>
      )}
      {work.kind === 'ran' && (
        <RunResult outcome={work.outcome} language={task.language} files={work.files} onReveal={onReveal} />
      )}
      {work.kind === 'checked' && <CaseList cases={work.cases} task={task} files={work.files} onReveal={onReveal} />}
    </div>
  );
}

function runningText({ progress }: Extract<Work, { kind: 'running' }>): string {
  if (progress && progress.loadedBytes < progress.totalBytes)
    return exerciseMessages.fetching(progress.loadedBytes, progress.totalBytes);
  return exerciseMessages.running;
}
