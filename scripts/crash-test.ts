import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createPostgresDatabase } from '../test/support/postgres.ts';
import { type Acknowledged, missing, signUp, writeUntilCrash } from './crash/learners.ts';
import { whyNoPostgres } from './support/postgres.ts';
import { endWithParent } from './support/processes.ts';
import { startServer } from './support/server-process.ts';

// Kills the server with SIGKILL in the middle of writes, starts it again on the same data, and looks whether everything
// that it had acknowledged is there. `--rounds 20`, `--engine sqlite` or `--engine postgres` (none named: both).

const learnersPerRound = 6;
const crashAfterMinMs = 100;
const crashAfterMaxMs = 900;

endWithParent();
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' }, engine: { type: 'string' } } });
const rounds = Number(values.rounds);
const engines = values.engine === undefined ? ['sqlite', 'postgres'] : [values.engine];
if (!Number.isInteger(rounds) || rounds < 1 || engines.some((engine) => !['sqlite', 'postgres'].includes(engine))) {
  console.error('Usage: npm run crash-test -- [--rounds <number>] [--engine sqlite|postgres]');
  process.exit(2);
}

let lostInAll = 0;
for (const engine of engines) {
  const reason = engine === 'postgres' ? await whyNoPostgres() : null;
  if (reason !== null) {
    console.log(`postgres: SKIPPED, ${reason}`);
    continue;
  }
  lostInAll += await crashOn(engine);
}
process.exitCode = lostInAll === 0 ? 0 : 1;

/** Gives how many acknowledged rows were lost. */
async function crashOn(engine: string): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'opvir-crash-'));
  const database = engine === 'postgres' ? await createPostgresDatabase() : null;
  const settings = { OPVIR_DATA_DIR: dataDir, ...(database === null ? {} : { DATABASE_URL: database.url }) };
  const everyone: Acknowledged[] = [];
  const lost = new Set<string>();
  try {
    for (let round = 1; round <= rounds; round++) {
      const server = await startServer(settings);
      // What the crash before left is looked at by the server that found it.
      for (const row of await missing(server.url, everyone.slice(-learnersPerRound))) lost.add(row);
      const learners = await Promise.all(Array.from({ length: learnersPerRound }, () => signUp(server.url)));
      everyone.push(...learners);
      const writing = Promise.all(learners.map((learner) => writeUntilCrash(server.url, learner)));
      await sleep(crashAfterMinMs + Math.random() * (crashAfterMaxMs - crashAfterMinMs));
      await server.kill();
      await writing;
    }
    const server = await startServer(settings);
    for (const row of await missing(server.url, everyone)) lost.add(row);
    await server.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await database?.drop();
  }
  const enrolments = everyone.reduce((sum, { courseIds }) => sum + courseIds.size, 0);
  const feedback = everyone.reduce((sum, learner) => sum + learner.feedback.size, 0);
  for (const row of lost) console.log(`${engine}: LOST ${row}`);
  console.log(
    `${engine}: ${rounds} rounds, acknowledged ${everyone.length} accounts, ${enrolments} enrolments, ` +
      `${feedback} feedback, lost=${lost.size}`,
  );
  return lost.size;
}
