import { Refusal } from '../../../platform/server/http/refusal.ts';
import { EngineFailed, type HostedResult } from '../../engines/host.ts';
import type { Input, Program } from '../../engines/run.ts';
import { EngineBusy, type EnginePool, type RunOptions } from '../../engines/server/public.ts';

/**
 * Runs a learner's program in the pool, queued by learner and address. Throws the refusal `engine-busy` if there is no
 * room or no engine, or the server stops: nothing was graded, and the same key may be sent again.
 */
export async function runFor(
  engines: EnginePool,
  userId: string,
  program: Program,
  inputs: readonly Input[],
  options: RunOptions,
): Promise<readonly HostedResult[]> {
  try {
    const outcomes = await engines.run(userId, program, inputs, options);
    if (outcomes.some(({ ended }) => ended === 'stopped')) throw new Refusal('engine-busy');
    return outcomes;
  } catch (error) {
    if (error instanceof EngineBusy || error instanceof EngineFailed) throw new Refusal('engine-busy');
    throw error;
  }
}
