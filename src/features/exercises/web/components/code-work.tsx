import { useRef, useState } from 'react';
import type { Elements } from '../../../../ui/elements.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import { useAct } from '../../../../platform/web/use-act.ts';
import type { Input, Program } from '../../../engines/run.ts';
import { EnrolLine } from '../../../enrolment/web/public.ts';
import { useDraft } from '../draft/use-draft.ts';
import { Editor } from '../editor/editor.tsx';
import type { Insert, Reveal } from '../editor/places.ts';
import type { CodeExercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import { Preview } from '../preview/preview.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useRunner } from '../run/use-runner.ts';
import { useProvisionalCheck } from '../submit/use-provisional-check.ts';
import { useSubmission, useSubmissionsSent } from '../submit/use-submission.ts';
import { useInView } from '../use-in-view.ts';
import { type Pane, Workspace } from '../workspace/workspace.tsx';
import { SymbolRow } from '../workspace/symbol-row.tsx';
import { DraftLine } from './draft-line.tsx';
import { FileTabs } from './file-tabs.tsx';
import { FileTexts } from './file-texts.tsx';
import { Help } from './help.tsx';
import { OwnInput } from './own-input.tsx';
import { RunBar } from './run-bar.tsx';
import { StaleLine, isOfOther } from './stale-line.tsx';
import { SubmissionPanel } from './submission-panel.tsx';
import { VisibleCases } from './visible-cases.tsx';
import { WorkPanel } from './work-panel.tsx';

interface CodeWorkProps {
  readonly exercise: CodeExercise;
  /** Title and state. */
  readonly head: Elements;
  readonly uid: string | null;
  readonly isEnrolled: boolean;
  readonly state: 'open' | 'passed' | 'provisional';
  readonly hintsUsed: number;
  readonly pointsAfterSolution: number | null;
}

/** Workspace of a code exercise: task, editor, run and submit. Nothing runs until the learner asks for it. */
export function CodeWork({ exercise, head, uid, isEnrolled, state, hintsUsed, pointsAfterSolution }: CodeWorkProps) {
  const { task, courseId, exerciseId, taskHtml } = exercise;
  const { language, entry, page, starter, visible } = task;
  const [element, isNear] = useInView();
  const [pane, setPane] = useState<Pane>('task');
  const [file, setFile] = useState(entry);
  const [reveal, setReveal] = useState<Reveal | null>(null);
  const insert = useRef<Insert>(null);
  const result = useRef<HTMLDivElement>(null);
  const { files, state: draftState, draft } = useDraft({ place: { courseId, exerciseId }, starter, uid, isEnrolled });
  const { work, run, check, stop, clear } = useRunner(language);
  const preview = usePreview(run);
  const submission = useSubmission(exercise);
  useSubmissionsSent();

  const shown = file in files ? file : entry;
  const program: Program = { language, entry, files, ...(page !== null && { page }) };
  const isRunning = work.kind === 'running';
  /** The learner's last act: its result is shown, and that of the other one is not or folded. */
  const [last, setLast] = useState<'run' | 'submit'>('submit');

  function showResult(): void {
    setPane('result');
    scrollToResult();
  }

  /** Has no effect while a narrow workspace shows another pane: the learner has gone on. */
  function scrollToResult(): void {
    requestAnimationFrame(() => result.current?.scrollIntoView({ block: 'nearest' }));
  }

  /** Runs the code with all visible tests; a page is also drawn, so that it can be used. */
  function start(): void {
    if (isRunning) return;
    if (language === 'react' || page !== null)
      preview.start(program, visible[0]?.props ? { props: visible[0].props } : {});
    setLast('run');
    void check(visible, program).then(scrollToResult);
    showResult();
  }

  function startWith(input: Input): void {
    setLast('run');
    void run(program, input).then(scrollToResult);
    showResult();
  }

  // Ignores a second press until the submission is stored.
  const submitting = useAct(async () => {
    clear();
    setLast('submit');
    showResult();
    // Not awaited: that takes long on a slow connection, and the submission has to be stored at once.
    void draft.flush();
    await submission.submit(files);
  });

  function show(place: Reveal): void {
    if (place.file in files) setFile(place.file);
    setPane('code');
    setReveal(place);
  }

  const submit = {
    isSending: submission.state.status === 'sending' || submitting.state.status === 'pending',
    isNext: work.kind === 'checked' && !isOfOther(work, files) && work.cases.every(({ isPassed }) => isPassed),
    onSubmit: () => void submitting.run(undefined),
  };

  useProvisionalCheck(submission, isRunning, (kept) => check(visible, { ...program, files: kept }));
  // A pending submission shows what this browser found out about it.
  const isWorkShown = last === 'run' || isRunning || submission.state.status === 'kept';
  const isIdle = work.kind === 'none' && submission.state.status === 'none';

  return (
    <div ref={element} className="min-w-0">
      <Workspace
        head={head}
        pane={pane}
        onPane={setPane}
        onRun={start}
        resultRef={result}
        task={
          <div className="grid min-w-0 gap-5">
            {taskHtml !== '' && <RichText as="div" html={taskHtml} className="prose min-w-0" />}
            <VisibleCases visible={visible} language={language} />
            <OwnInput visible={visible} isRunning={isRunning} onRun={startWith} />
            <Help exercise={exercise} isEnrolled={isEnrolled} isPassed={state === 'passed'} hintsUsed={hintsUsed} />
          </div>
        }
        code={
          <>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 print:hidden">
              <FileTabs files={Object.keys(files)} shown={shown} onShow={setFile} />
              <Editor
                file={shown}
                text={files[shown] ?? ''}
                isNear={isNear}
                reveal={reveal}
                insert={insert}
                onEdit={(name, text) => draft.edit({ ...draft.state.value, [name]: text })}
              />
              <DraftLine place={exercise} starter={starter} draft={draft} state={draftState} hasServer={isEnrolled} />
            </div>
            {/* For print: an editor prints only what is in view, a field only what fits its height. */}
            <div className="on-paper hidden">
              <FileTexts files={files} />
            </div>
          </>
        }
        bar={
          <>
            <div className={pane === 'code' ? 'hidden @max-2xl:pointer-coarse:block' : 'hidden'}>
              <SymbolRow onInsert={(text) => insert.current?.(text)} />
            </div>
            <RunBar isRunning={isRunning} onRun={start} onStop={stop} {...(isEnrolled && { submit })} />
          </>
        }
        result={
          <div className="grid min-w-0 gap-4">
            {preview.state && <Preview state={preview.state} onAct={preview.act} />}
            {isWorkShown && <StaleLine work={work} files={files} />}
            <WorkPanel work={isWorkShown ? work : { kind: 'none' }} task={task} onReveal={show} />
            <SubmissionPanel
              state={submission.state}
              exercise={exercise}
              isEnrolled={isEnrolled}
              pointsAfterSolution={pointsAfterSolution}
              isFolded={last === 'run' && work.kind !== 'none'}
              onReveal={show}
            />
            {!isEnrolled && (
              <EnrolLine
                courseId={exercise.courseId}
                text={exerciseMessages.visitor}
                anchor={`exercise-${exercise.exerciseId}`}
              />
            )}
            {isIdle && <p className="text-sm text-muted @2xl:hidden">{exerciseMessages.workspace.noResult}</p>}
          </div>
        }
      />
    </div>
  );
}
