import { useEffect, useRef, useState } from 'react';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { EngineFailed } from '../../../engines/host.ts';
import type { Progress } from '../../../engines/protocol.ts';
import type { Case, Files, Input, Language, ProgramResult, Program } from '../../../engines/run.ts';
import type { BrowserEngine } from '../../../engines/web/public.ts';
import { type CaseRun, checkCases } from './check-cases.ts';
import { Turns } from './turns.ts';

const fetchEngine = chunk(() => import('../../../engines/web/public.ts'));

/** Last run in this browser, of the program alone (`ran`) or with the cases of its exercise (`checked`), finished or in progress. */
export type Work =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly progress: Progress | null; readonly printed: string }
  | {
      readonly kind: 'ran';
      readonly outcome: ProgramResult;
      readonly input: Pick<Input, 'call' | 'stdin'>;
      readonly files: Files;
    }
  | { readonly kind: 'checked'; readonly cases: readonly CaseRun[]; readonly files: Files }
  | { readonly kind: 'stopped'; readonly printed: string }
  /** The engine could not be loaded. */
  | { readonly kind: 'failed' };

/**
 * Runs programs of one language in this browser, on request and one at a time. `work` describes the last request, which
 * is also the last to end: until then something runs and can be stopped.
 */
export function useRunner(language: Language) {
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const [turns] = useState(() => new Turns());
  const engine = useRef<Promise<BrowserEngine> | null>(null);
  useEffect(
    () => () => {
      turns.stop();
      void engine.current?.then((loaded) => loaded.stop());
      engine.current = null;
    },
    [language, turns],
  );

  function show(next: Work): void {
    if (turns.isOfLast) setWork(next);
  }

  const grow = (change: (running: Extract<Work, { kind: 'running' }>) => Work) =>
    setWork((now) => (now.kind === 'running' ? change(now) : now));

  async function load(): Promise<BrowserEngine> {
    const { createBrowserEngine } = await fetchEngine();
    return createBrowserEngine(language, {
      onProgress: (progress) => grow((now) => ({ ...now, progress })),
      onOutput: (_, text) => {
        if (turns.isOfLast) grow((now) => ({ ...now, progress: null, printed: now.printed + text }));
      },
    });
  }

  /** Returns null if there is no engine; `work` then says so. */
  async function withEngine<Result>(act: (loaded: BrowserEngine) => Promise<Result>): Promise<Result | null> {
    try {
      engine.current ??= load();
      return await act(await engine.current);
    } catch (error) {
      if (!(error instanceof EngineFailed || error instanceof ChunkLoadError)) throw error;
      engine.current = null;
      show({ kind: 'failed' });
      return null;
    }
  }

  /** Returns null also if it was stopped before its turn. */
  function inTurn<Result>(act: (loaded: BrowserEngine) => Promise<Result>): Promise<Result | null> {
    setWork({ kind: 'running', progress: null, printed: '' });
    return turns.take(async (isStopped) => {
      if (!isStopped) return withEngine(act);
      show({ kind: 'stopped', printed: '' });
      return null;
    });
  }

  function run(program: Program, input: Input): Promise<ProgramResult | null> {
    return inTurn(async (loaded) => {
      const outcome = await loaded.run(program, input);
      show(
        outcome.ended === 'stopped'
          ? { kind: 'stopped', printed: outcome.stdout }
          : { kind: 'ran', outcome, input, files: program.files },
      );
      return outcome;
    });
  }

  function check(cases: readonly Case[], program: Program): Promise<readonly CaseRun[] | null> {
    return inTurn(async (loaded) => {
      const stopped = { is: false };
      const runs = await checkCases(cases, program, async (each, input) => {
        const outcome = await loaded.run(each, input);
        stopped.is ||= outcome.ended === 'stopped';
        return outcome;
      });
      show(stopped.is ? { kind: 'stopped', printed: '' } : { kind: 'checked', cases: runs, files: program.files });
      return stopped.is ? null : runs;
    });
  }

  return {
    work,
    run,
    check,
    /** Stops the current task and all waiting ones. */
    stop: () => {
      turns.stop();
      void engine.current?.then((loaded) => loaded.stop());
    },
    /**
     * Clears the last result. A running program goes on and can still be stopped, since a learner who submits wants to
     * see it too.
     */
    clear: () => setWork((now) => (now.kind === 'running' ? now : { kind: 'none' })),
  };
}
