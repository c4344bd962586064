import { parseArgs } from 'node:util';
import { type Engine, type Weakness, weaknesses, whyNoCrashTest } from './crash/installation.ts';
import { cutPower } from './crash/rounds.ts';
import { buildIfStale } from './support/freshness.ts';

// Records the server's and its database's system calls under load, cuts the power at random points of the recording,
// and checks that everything acknowledged is there and nothing is incomplete. `--rounds 50`, `--engine sqlite` or
// `--engine postgres` (default: both). `--prove` tests databases that do not wait for the disk, and fails if that goes
// unnoticed.

const load = { roundsPerRecording: 10, loadMs: 3000 };
const proofRounds = 20;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '50' }, engine: { type: 'string' }, prove: { type: 'boolean' } },
});
const rounds = Number(values.rounds);
const engines = (Object.keys(weaknesses) as Engine[]).filter((engine) => (values.engine ?? engine) === engine);
if (!Number.isInteger(rounds) || rounds < 1 || engines.length === 0) {
  console.error('Usage: npm run crash-test -- [--rounds <number>] [--engine sqlite|postgres] [--prove]');
  process.exit(2);
}

// The recorded server runs from the build.
await buildIfStale();
const reasons = engines.map(whyNoCrashTest);
for (const [place, engine] of engines.entries()) {
  if (reasons[place]) console.log(`${engine}: SKIPPED, ${reasons[place]}`);
  else if (!values.prove) await test(engine);
  else for (const weakness of weaknesses[engine]) await prove(engine, weakness);
}
if (!reasons.includes(null)) process.exitCode = 1;

async function test(engine: Engine): Promise<void> {
  const { rounds: done, looked, faults } = await cutPower(engine, { ...load, rounds });
  for (const fault of faults) console.log(`${engine}: ${fault}`);
  console.log(`${engine}: ${done} power cuts, ${looked} acknowledgements looked up, faults=${faults.length}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function prove(engine: Engine, weakness: Weakness): Promise<void> {
  const { rounds: done, faults } = await cutPower(engine, { ...load, rounds: proofRounds, weakness });
  const verdict = faults.length > 0 ? 'noticed' : 'NOT NOTICED';
  console.log(`${engine} with ${weakness}: ${verdict}, ${faults.length} faults after ${done} power cuts`);
  if (faults[0] !== undefined) console.log(`  such as: ${faults[0].slice(0, 200)}`);
  else process.exitCode = 1;
}
