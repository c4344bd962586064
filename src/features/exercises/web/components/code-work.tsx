import { useState } from 'react';
import { useAct } from '../../../../platform/web/use-act.ts';
import type { Input, Program } from '../../../engines/run.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Editor } from '../editor/editor.tsx';
import type { Reveal } from '../editor/places.ts';
import type { CodeExercise } from '../exercise.ts';
import { Preview } from '../preview/preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useRunner } from '../run/use-runner.ts';
import { useProvisionalCheck } from '../submit/use-provisional-check.ts';
import { useSubmission, useSubmissionsSent } from '../submit/use-submission.ts';
import { useInView } from '../use-in-view.ts';
import { Actions } from './actions.tsx';
import { DraftLine } from './draft-line.tsx';
import { FileTabs } from './file-tabs.tsx';
import { FileTexts } from './file-texts.tsx';
import { Help } from './help.tsx';
import { InputField } from './input-field.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import { VisibleCases } from './visible-cases.tsx';
import { WorkPanel } from './work-panel.tsx';

interface CodeWorkProps {
  readonly exercise: CodeExercise;
  readonly uid: string | null;
  readonly isEnrolled: boolean;
  readonly isPassed: boolean;
  readonly hintsUsed: number;
  readonly pointsAfterSolution: number | null;
}

/** Editor with run, check and submit. Nothing runs until the learner asks for it. */
export function CodeWork(props: CodeWorkProps) {
  const { exercise, uid, isEnrolled, isPassed, hintsUsed, pointsAfterSolution } = props;
  const { task, courseId, exerciseId } = exercise;
  const { language, entry, page, starter, visible } = task;
  const [element, isNear] = useInView();
  const [file, setFile] = useState(entry);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const [stdin, setStdin] = useState(visible.find((each) => each.stdin !== undefined)?.stdin ?? null);
  const { files, saved, replaced, draft } = useDraft({ place: { courseId, exerciseId }, starter, uid, isEnrolled });
  const { work, run, check, stop, clear } = useRunner(language);
  const preview = usePreview(run);
  const submission = useSubmission(exercise);
  useSubmissionsSent();

  const drawsPage = language === 'react' || page !== null;
  function start(): void {
    if (drawsPage) preview.start(program, input);
    else void run(program, input);
  }

  // Ignores a second press until the submission is stored.
  const submitting = useAct(async () => {
    clear();
    // Not awaited: that takes long on a slow connection, and the submission has to be stored at once.
    void draft.flush();
    await submission.submit(files);
  });

  function show(place: Reveal): void {
    if (place.file in files) setFile(place.file);
    setReveal(place);
  }

  const shown = file in files ? file : entry;
  const program: Program = { language, entry, files, ...(page !== null && { page }) };
  const input: Input = { ...(stdin !== null && { stdin }), ...(visible[0]?.props && { props: visible[0].props }) };

  useProvisionalCheck(submission, work.kind === 'running', (kept) => check(visible, { ...program, files: kept }));

  return (
    <div ref={element} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
        <FileTabs files={Object.keys(files)} shown={shown} onShow={setFile} />
        <Editor
          file={shown}
          text={files[shown] ?? ''}
          isNear={isNear}
          reveal={reveal}
          onEdit={(name, text) => draft.edit({ ...draft.state.value, [name]: text })}
        />
        <DraftLine
          place={exercise}
          starter={starter}
          draft={draft}
          saved={saved}
          replaced={replaced}
          hasServer={isEnrolled}
        />
      </div>
      {/* For print: an editor prints only what is in view, a field only what fits its height. */}
      <div className="on-paper hidden">
        <FileTexts files={files} />
      </div>
      <VisibleCases visible={visible} language={language} />
      {stdin !== null && (
        <div className="print:hidden">
          <InputField value={stdin} onChange={setStdin} />
        </div>
      )}
      <Actions
        work={work}
        isEnrolled={isEnrolled}
        isSending={submission.state.status === 'sending' || submitting.state.status === 'pending'}
        onRun={start}
        onCheck={() => void check(visible, program)}
        onSubmit={() => void submitting.run(undefined)}
        onStop={stop}
      />
      {preview.state && <Preview state={preview.state} onAct={preview.act} />}
      <WorkPanel work={work} moreHidden={task.hiddenCount} onReveal={show} />
      <SubmissionPanel
        state={submission.state}
        place={exercise}
        isEnrolled={isEnrolled}
        pointsAfterSolution={pointsAfterSolution}
      />
      <Help exercise={exercise} isEnrolled={isEnrolled} isPassed={isPassed} hintsUsed={hintsUsed} />
    </div>
  );
}
