import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../test/support/eventually.ts';
import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import { differences } from './differences.ts';
import { Disk } from './disk.ts';
import { type Engine, type Weakness, startInstallation, withDatabase } from './installation.ts';
import { writeEverything } from './power-cut.ts';
import { type Event, readTrace } from './trace.ts';
import { type Fact, visitUntilCrash } from './visitors.ts';

const visitorsAtOnce = 4;
const factsAtLeast = 12;

/** All that an installation did to its folder while visitors came, and what it told them when. */
export interface Recording {
  readonly events: readonly Event[];
  /** The folder as it was after so many events. */
  diskAfter(count: number): Disk;
  /** What visitors had been told by then. */
  factsAfter(count: number): Fact[];
}

/** A recording that does not lead to what is there: nothing can be said by it. */
export class NotWhole extends Error {
  override readonly name = 'NotWhole';
}

interface Load {
  readonly loadMs: number;
  readonly weakness?: Weakness | undefined;
  readonly mailServer: 'none' | 'away';
}

/**
 * Records what lies below `root` from its start on, for so long under load, and kills it. `scratch` is a folder for this recording.
 * Throws {@link NotWhole} if it does not lead to the folder that is there now.
 */
export async function record(
  root: string,
  scratch: string,
  engine: Engine,
  { loadMs, ...manner }: Load,
): Promise<Recording> {
  const [origin, replayed, traceFile] = [join(scratch, 'origin'), join(scratch, 'replayed'), join(scratch, 'trace')];
  cpSync(root, origin, { recursive: true });
  const facts = await factsUntilCrash(root, engine, { ...manner, traceFile, loadMs });
  const cluster = join(root, 'cluster');
  const { events, uncertain } = await readTrace(traceFile, root, cluster);
  rmSync(traceFile);
  const diskAfter = (count: number) => {
    const disk = new Disk(root, origin, cluster);
    for (const event of events.slice(0, count)) disk.apply(event);
    return disk;
  };
  writeEverything(diskAfter(events.length), replayed);
  const different = differences(root, replayed).filter((name) => !uncertain.has(join(root, name)));
  if (different.length > 0) throw new NotWhole(`the recording does not lead to what is there: ${different.join(', ')}`);
  rmSync(replayed, { recursive: true });
  const answers = placesOfAnswers(events);
  const placeOf = ({ port, nth }: Fact) => answers.get(port)?.[nth - 1];
  if (facts.some((fact) => placeOf(fact) === undefined)) throw new Error('an answer is missing in the recording');
  const factsAfter = (count: number) => facts.filter((fact) => (placeOf(fact) ?? count) < count);
  return { events, diskAfter, factsAfter };
}

/** Runs the installation for so long while visitors come, kills it, and gives what it told them. */
async function factsUntilCrash(
  root: string,
  engine: Engine,
  { loadMs, ...manner }: Load & { traceFile: string },
): Promise<Fact[]> {
  const facts: Fact[] = [];
  let visitors: Promise<unknown> = Promise.resolve();
  let isOver = false;
  try {
    await using installation = await startInstallation(root, engine, manner);
    // With a database that does not wait for the disk, there is nothing to be found out.
    const faults = manner.weakness ? [] : await withDatabase(installation, durabilityFaults);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    visitors = Promise.all(Array.from({ length: visitorsAtOnce }, () => visitUntilCrash(installation.url, facts)));
    // On a busy machine nothing may have been acknowledged yet, and then nothing could be lost.
    const isEnough = () => isOver || facts.length >= factsAtLeast;
    const told = sleep(loadMs).then(() => eventually('visitors to be told enough', isEnough));
    await Promise.race([told, visitors]);
  } finally {
    isOver = true;
  }
  await visitors;
  return facts;
}

/** The places of the answers among the events, in order, by the visitor's end of the connection. */
function placesOfAnswers(events: readonly Event[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  for (const [place, event] of events.entries()) {
    if (event.does === 'answer') places.set(event.port, [...(places.get(event.port) ?? []), place]);
  }
  return places;
}
