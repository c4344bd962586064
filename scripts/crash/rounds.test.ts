import { type TestContext, expect, test } from 'vitest';
import { type Engine, weaknesses, whyNoCrashTest } from './installation.ts';
import { cutPower } from './rounds.ts';

// A few of the rounds of `npm run crash-test`, and its proofs on SQLite.

const few = { roundsPerRecording: 2, loadMs: 500 };
/** Fewer rounds on PostgreSQL, whose cluster takes time to create, start and recover. */
const roundsOn = { sqlite: 4, postgres: 2 };
const timeout = 180_000;

function needs(engine: Engine, context: TestContext): void {
  const reason = whyNoCrashTest(engine);
  if (reason !== null) context.skip(reason);
}

test.for(['sqlite', 'postgres'] as const)(
  'after a power cut everything that was acknowledged is there, and nothing by half, on %s',
  { timeout },
  async (engine, context) => {
    needs(engine, context);
    const { rounds, faults } = await cutPower(engine, { ...few, rounds: roundsOn[engine] });
    expect(faults).toEqual([]);
    expect(rounds).toBe(roundsOn[engine]);
  },
);

test.for(weaknesses.sqlite)('a database with %s is found out', { timeout }, async (weakness, context) => {
  needs('sqlite', context);
  const { faults } = await cutPower('sqlite', { ...few, rounds: 12, weakness });
  expect(faults).not.toEqual([]);
});
