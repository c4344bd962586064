import type { Engine, EngineParts, LoadEngine } from './engine.ts';
import { Output } from './output.ts';
import { type Kind, type Order, type Word, kindOf } from './protocol.ts';

/**
 * The worker's side of {@link EngineHost}: loads engines and runs programs on them, one after the other. `partsOf` makes of
 * what the host sent the files that an engine needs; `workedMs` is the clock that limits go by.
 */
export function serveEngine<Source>(
  say: (word: Word) => void,
  load: LoadEngine,
  partsOf: (source: Source, kind: Kind) => EngineParts,
  workedMs: () => number = () => performance.now(),
): (order: Order<Source>) => Promise<void> {
  const engines = new Map<Kind, Engine>();

  async function run({ program, input, limits }: Extract<Order<Source>, { act: 'run' }>): Promise<void> {
    const engine = engines.get(kindOf(program));
    if (!engine) throw new Error(`the engine of ${kindOf(program)} is not loaded`);
    const output = new Output((stream, text) => say({ say: 'output', stream, text }));
    await engine.prepare();
    say({ say: 'started' });
    const startedMs = performance.now();
    const endMs = workedMs() + limits.timeMs;
    const isOver = () => workedMs() > endMs;
    const report = await engine.run(program, input, isOver, output);
    const ms = Math.round(performance.now() - startedMs);
    say({ say: 'outcome', outcome: { ...report, ...output.texts, ms } });
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
