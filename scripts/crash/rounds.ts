import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../test/support/folder.ts';
import { withDatabase } from '../support/with-database.ts';
import { makeCluster } from '../support/postgres-cluster.ts';
import { halfOf } from './half.ts';
import { type Engine, type Manner, type Weakness, startInstallation } from './installation.ts';
import { lostOf } from './lost.ts';
import { writeSurvivors } from './power-cut.ts';
import { NotWhole, record } from './recording.ts';
import type { Event } from './trace.ts';
import type { Fact } from './visitors.ts';

interface Options {
  /** Number of power cuts. */
  readonly rounds: number;
  readonly roundsPerRecording: number;
  /** Minimum time of load in each recording, so that some facts are acknowledged. */
  readonly loadMs: number;
  readonly weakness?: Weakness;
}

/** Highest number of consecutive void recordings. */
const voidMax = 2;

/**
 * Records an installation under load, cuts its power at random points of the recording, and checks what each cut
 * leaves. The next recording begins with what a cut has left. Ends early, with the first cut that shows faults.
 */
export async function cutPower(engine: Engine, options: Options) {
  using folder = temporaryFolder();
  chmodSync(folder.path, 0o711);
  const outcome = {
    rounds: 0,
    /** Number of acknowledgments checked, over all rounds. */
    looked: 0,
    /** Acknowledged facts that are gone or incomplete, and reasons why the server does not start. */
    faults: [] as string[],
  };
  const goesOn = () => outcome.rounds < options.rounds && outcome.faults.length === 0;
  let root = join(folder.path, 'root');
  mkdirSync(root);
  if (engine === 'postgres') makeCluster(root);
  let before: readonly Fact[] = [];
  while (goesOn()) {
    // Unreachable at first: writing a mail syncs its folder, which hides other missing syncs.
    const mailServer = outcome.rounds === 0 ? 'away' : 'none';
    const scratch = mkdtempSync(join(folder.path, 'recording-'));
    const { loadMs, weakness } = options;
    const recording = await recordWhole(root, scratch, engine, loadMs, { weakness, mailServer });
    let facts = before;
    for (let cut = 0; cut < options.roundsPerRecording && goesOn(); cut++) {
      rmSync(root, { recursive: true, force: true });
      outcome.rounds += 1;
      root = join(folder.path, `round-${outcome.rounds}`);
      const moment = randomMoment(recording);
      writeSurvivors(recording.diskAfter(moment), root);
      facts = [...before, ...recording.factsAfter(moment)];
      outcome.looked += facts.length;
      outcome.faults.push(...(await faultsAfterCut(root, engine, facts)));
    }
    before = facts;
    rmSync(scratch, { recursive: true });
  }
  return outcome;
}

/**
 * On a busy machine strace may miss the end of a call. Such a recording is void, and the next one continues from its
 * result.
 */
async function recordWhole(root: string, scratch: string, engine: Engine, loadMs: number, manner: Manner) {
  for (let voids = 0; ; voids += 1) {
    const own = join(scratch, String(voids));
    try {
      return await record(root, own, engine, loadMs, manner);
    } catch (error) {
      if (!(error instanceof NotWhole) || voids === voidMax) throw error;
      rmSync(own, { recursive: true });
    }
  }
}

/** Half of the cuts follow an answer directly: the worst moment. */
function randomMoment({ events }: { events: readonly Event[] }): number {
  const answered = events.flatMap(({ does }, place) => (does === 'answer' ? [place + 1] : []));
  const moments = Math.random() < 1 / 2 && answered.length > 0 ? answered : [...events.keys(), events.length];
  return moments[Math.floor(Math.random() * moments.length)] ?? 0;
}

async function faultsAfterCut(root: string, engine: Engine, facts: readonly Fact[]): Promise<string[]> {
  try {
    // No cuts follow, and the next recording treats everything as written, so this need not wait for the disk.
    const weakness = engine === 'postgres' ? 'fsync=off' : undefined;
    await using installation = await startInstallation(root, engine, { weakness });
    return await withDatabase(installation, async (db) => [
      ...(await lostOf(facts, installation, db)).map((name) => `LOST ${name}`),
      ...(await halfOf(installation.dataDir, db)).map((name) => `HALF ${name}`),
    ]);
  } catch (error) {
    // The server does not start, or its data is damaged.
    return [`BROKEN ${error instanceof Error ? error.message : String(error)}`];
  }
}
