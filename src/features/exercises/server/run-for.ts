import { Refusal } from '../../../platform/server/http/refusal.ts';
import { EngineFailed, type HostedOutcome } from '../engine/host.ts';
import type { Expectation, Input, Program } from '../engine/run.ts';
import { EngineBusy, type EnginePool } from './engine/engine-pool.ts';

/**
 * Runs a learner's program in the pool, in this learner's turn. Throws the refusal `engine-busy` where there is no room, no
 * engine, or the server stops meanwhile: nothing was graded then, and the same key may be sent again.
 */
export async function runFor(
  engines: EnginePool,
  userId: string,
  gone: AbortSignal,
  program: Program,
  inputs: readonly Input[],
  expectations: readonly Expectation[],
): Promise<readonly HostedOutcome[]> {
  try {
    const outcomes = await engines.run(userId, program, inputs, gone, expectations);
    if (outcomes.some(({ ended }) => ended === 'stopped')) throw new Refusal('engine-busy');
    return outcomes;
  } catch (error) {
    if (error instanceof EngineBusy || error instanceof EngineFailed) throw new Refusal('engine-busy');
    throw error;
  }
}
