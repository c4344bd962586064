import type { Engine, EngineParts, LoadEngine } from './engine.ts';
import { Output } from './output.ts';
import { type Kind, type Order, type RunOutcome, type Word, kindOf } from './protocol.ts';
import { wallMs } from './wall-ms.ts';

/** Outcomes that there are already wait so long at most for the next, so that short runs do not cost a word each. */
const tellEveryMs = 50;

/**
 * The worker's side of {@link EngineHost}: loads engines and runs programs on them, one after the other. `partsOf` makes of
 * what the host sent the files that an engine needs; `workedMs` is the clock that limits go by, and the host's own.
 */
export function serveEngine<Source>(
  say: (word: Word) => void,
  load: LoadEngine,
  partsOf: (source: Source, kind: Kind) => EngineParts,
  workedMs: () => number = wallMs,
): (order: Order<Source>) => Promise<void> {
  const engines = new Map<Kind, Engine>();

  async function run({ program, inputs, limits }: Extract<Order<Source>, { act: 'run' }>): Promise<void> {
    const engine = engines.get(kindOf(program));
    if (!engine) throw new Error(`the engine of ${kindOf(program)} is not loaded`);
    let untold: RunOutcome[] = [];
    let toldMs = performance.now();
    const tell = (isAll: boolean) => {
      say({ say: 'outcomes', outcomes: untold, isAll, workedMs: workedMs() });
      untold = [];
      toldMs = performance.now();
    };
    for (const input of inputs) {
      await engine.prepare();
      if (input === inputs[0]) say({ say: 'started', workedMs: workedMs() });
      const output = new Output((stream, text) => {
        // What is printed from here on is this run's.
        if (untold.length > 0) tell(false);
        say({ say: 'output', stream, text });
      });
      const startedMs = performance.now();
      const endMs = workedMs() + limits.timeMs;
      const report = await engine.run(program, input, () => workedMs() > endMs, output);
      untold.push({ ...report, ...output.texts, ms: Math.round(performance.now() - startedMs) });
      if (report.ended !== 'done' && report.ended !== 'error') break;
      if (performance.now() - toldMs >= tellEveryMs) tell(false);
    }
    tell(true);
    await engine.prepare();
  }

  return async (order) => {
    try {
      if (order.act === 'run') return await run(order);
      engines.set(order.kind, await load(order.kind, partsOf(order.source, order.kind)));
      say({ say: 'ready' });
    } catch (error) {
      say({ say: 'failed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  };
}
