import type { Engine, EngineParts, LoadEngine, Report } from './engine.ts';
import { endOfRun } from './limits.ts';
import { Output } from './output.ts';
import { type Kind, type Order, type EngineResult, type EngineMessage, kindOf } from './protocol.ts';
import { placesOf } from './rule.ts';
import type { Expectation, Input, Language, Program } from './run.ts';
import { wallMs } from './watch-work.ts';

/** Adds a verdict to a result that has an expectation. */
export type GradeResult = (
  outcome: EngineResult,
  expectation: Expectation | undefined,
  language: Language,
) => EngineResult;

const timeOver: Report = { ended: 'time' };

type RunOrder<Source> = Extract<Order<Source>, { act: 'run' }>;

/**
 * Worker's side of {@link EngineHost}: loads engines and runs programs one after the other. `partsOf` returns the files
 * of what the host sent; `workedMs` is the clock of the limits, the same as the host's.
 */
export function serveEngine<Source>(
  say: (message: EngineMessage) => void,
  load: LoadEngine,
  partsOf: (source: Source, kind: Kind) => EngineParts,
  workedMs: () => number = wallMs,
  judged: GradeResult = (outcome) => outcome,
): (order: Order<Source>) => Promise<void> {
  const engines = new Map<Kind, Engine>();

  async function run({ program, inputs, limits, expectations }: RunOrder<Source>): Promise<void> {
    const engine = engines.get(kindOf(program));
    if (!engine) throw new Error(`the engine of ${kindOf(program)} is not loaded`);
    await engine.prepare();
    const beganMs = workedMs();
    say({ say: 'started', workedMs: beganMs });
    for (const [index, input] of inputs.entries()) {
      const output = new Output((stream, text) => say({ say: 'output', stream, text }));
      const startedMs = performance.now();
      const endMs = endOfRun(limits, beganMs, workedMs());
      const isSpent = endMs <= workedMs();
      const isOver = () => workedMs() > endMs;
      const report = isSpent
        ? timeOver
        : (readRule(engine, program, input, isOver) ?? (await engine.run(program, input, isOver, output)));
      const ms = Math.round(performance.now() - startedMs);
      const outcome = { ...report, ...output.texts, ms };
      const isLast = index === inputs.length - 1 || (report.ended !== 'done' && report.ended !== 'error');
      // The next run's time begins with this message; preparation does not count.
      if (!isLast) await engine.prepare();
      // Sent one by one, so that the host knows which run it ends.
      say({
        say: 'outcome',
        outcome: judged(outcome, expectations?.[index], program.language),
        isLast,
        workedMs: workedMs(),
      });
      if (isLast) break;
    }
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

/** Report of an input that asks for a rule; undefined if the program has to run. */
function readRule(engine: Engine, { files }: Program, { rule }: Input, isOver: () => boolean): Report | undefined {
  if (!rule) return undefined;
  const read = engine.read(files, isOver);
  return 'ended' in read ? read : { ended: 'done', value: placesOf(rule, read) };
}
