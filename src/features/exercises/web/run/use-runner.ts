import { useEffect, useRef, useState } from 'react';
import { ChunkLoadError, chunk } from '../../../../platform/web/chunk.ts';
import { EngineFailed } from '../../engine/host.ts';
import type { Progress } from '../../engine/protocol.ts';
import type { Case, Input, Language, Outcome, Program } from '../../engine/run.ts';
import type { CaseVerdict } from '../exercise.ts';
import type { BrowserEngine } from '../engine/browser-engine.ts';
import { checkCases } from './check-cases.ts';

const fetchEngine = chunk(() => import('../engine/browser-engine.ts'));

/** What the learner's own browser has run last, or is running. */
export type Work =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      readonly what: 'run' | 'check';
      readonly progress: Progress | null;
      readonly printed: string;
    }
  | { readonly kind: 'ran'; readonly outcome: Outcome }
  | { readonly kind: 'checked'; readonly verdicts: readonly CaseVerdict[] }
  | { readonly kind: 'stopped'; readonly printed: string }
  /** The engine did not arrive. */
  | { readonly kind: 'failed' };

/** Runs programs of one language in this browser; nothing runs by itself, and only one thing at a time. */
export function useRunner(language: Language) {
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const engine = useRef<Promise<BrowserEngine> | null>(null);
  useEffect(
    () => () => {
      void engine.current?.then((loaded) => loaded.stop());
      engine.current = null;
    },
    [language],
  );

  const grow = (change: (running: Extract<Work, { kind: 'running' }>) => Work) =>
    setWork((now) => (now.kind === 'running' ? change(now) : now));

  async function load(): Promise<BrowserEngine> {
    const { createBrowserEngine } = await fetchEngine();
    return createBrowserEngine(language, {
      onProgress: (progress) => grow((now) => ({ ...now, progress })),
      onOutput: (_, text) => grow((now) => ({ ...now, progress: null, printed: now.printed + text })),
    });
  }

  /** Gives null if there is no engine; what was found of it is told by `work`. */
  async function withEngine<Result>(act: (loaded: BrowserEngine) => Promise<Result>): Promise<Result | null> {
    try {
      engine.current ??= load();
      return await act(await engine.current);
    } catch (error) {
      if (!(error instanceof EngineFailed || error instanceof ChunkLoadError)) throw error;
      engine.current = null;
      setWork({ kind: 'failed' });
      return null;
    }
  }

  async function run(program: Program, input: Input): Promise<Outcome | null> {
    setWork({ kind: 'running', what: 'run', progress: null, printed: '' });
    const outcome = await withEngine(async (loaded) => loaded.run(program, input));
    if (!outcome) return null;
    setWork(outcome.ended === 'stopped' ? { kind: 'stopped', printed: outcome.stdout } : { kind: 'ran', outcome });
    return outcome;
  }

  async function check(cases: readonly Case[], program: Program): Promise<readonly CaseVerdict[] | null> {
    setWork({ kind: 'running', what: 'check', progress: null, printed: '' });
    const stopped = { is: false };
    const verdicts = await withEngine(async (loaded) =>
      checkCases(cases, program, async (each, input) => {
        const outcome = await loaded.run(each, input);
        stopped.is ||= outcome.ended === 'stopped';
        return outcome;
      }),
    );
    if (!verdicts) return null;
    setWork(stopped.is ? { kind: 'stopped', printed: '' } : { kind: 'checked', verdicts });
    return stopped.is ? null : verdicts;
  }

  return {
    work,
    run,
    check,
    stop: () => void engine.current?.then((loaded) => loaded.stop()),
    clear: () => setWork({ kind: 'none' }),
  };
}
