import { useRef, useState } from 'react';
import type { Input, ProgramResult, Program, Step } from '../../../engines/run.ts';
import { type RenderedElement, readRendered } from './read-rendered.ts';

type Run = (program: Program, input: Input) => Promise<ProgramResult | null>;

/** Page that a program renders, after all user actions since Run. */
export interface PreviewState {
  readonly page: RenderedElement;
  /** True if the page does not show the latest user action yet. */
  readonly isBehind: boolean;
}

/**
 * Interactive preview. Each user action runs the program again from its beginning with all actions so far. So Stop ends
 * it whatever it does, and the preview shows what is graded.
 */
export function usePreview(run: Run) {
  const [state, setState] = useState<PreviewState | null>(null);
  const what = useRef<{ readonly program: Program; readonly input: Input; steps: readonly Step[] } | null>(null);
  const isRunning = useRef(false);

  async function draw(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    let shown: (typeof what)['current'] = null;
    let steps: readonly Step[] | null = null;
    let isOver = false;
    while (what.current && !isOver && (shown !== what.current || steps !== what.current.steps)) {
      shown = what.current;
      ({ steps } = shown);
      const outcome = await run(shown.program, { ...shown.input, isPreview: true, ...(steps.length > 0 && { steps }) });
      const page = outcome?.ended === 'done' ? readRendered(outcome.drawn) : null;
      isOver = page === null;
      setState(page && { page, isBehind: steps !== what.current.steps });
    }
    isRunning.current = false;
  }

  return {
    state,
    /** Restarts the preview without user actions. */
    start: (program: Program, input: Input): void => {
      what.current = { program, input, steps: [] };
      void draw();
    },
    act: (step: Step): void => {
      if (!what.current) return;
      what.current.steps = withStep(what.current.steps, step);
      setState((now) => now && { ...now, isBehind: true });
      void draw();
    },
  };
}

/** Adds a user action; consecutive input into one field counts as one. */
function withStep(steps: readonly Step[], step: Step): readonly Step[] {
  const last = steps.at(-1);
  const isSameField = last && 'fillAt' in last && 'fillAt' in step && last.fillAt === step.fillAt;
  return [...(isSameField ? steps.slice(0, -1) : steps), step];
}
