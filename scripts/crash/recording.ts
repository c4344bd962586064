import { cpSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../test/support/eventually.ts';
import { mustBeDurable, withDatabase } from '../support/with-database.ts';
import { Disk } from './disk.ts';
import { type Engine, type Manner, startInstallation } from './installation.ts';
import { writeEverything } from './power-cut.ts';
import { type Event, readTrace } from './trace.ts';
import { type Fact, visitUntilCrash } from './visitors.ts';

const visitorsAtOnce = 4;
const factsAtLeast = 12;

/** A recording that does not lead to what is there: nothing can be said by it. */
export class NotWhole extends Error {
  override readonly name = 'NotWhole';
}

/**
 * Records what lies below `root` from its start on, for so long under load, and kills it. `scratch` is a folder for this recording.
 * Gives all that it did to its folder while visitors came. Throws {@link NotWhole} if that does not lead to the folder that is there now.
 */
export async function record(root: string, scratch: string, engine: Engine, loadMs: number, manner: Manner) {
  const [origin, replayed, traceFile] = [join(scratch, 'origin'), join(scratch, 'replayed'), join(scratch, 'trace')];
  cpSync(root, origin, { recursive: true });
  const facts = await factsUntilCrash(root, engine, loadMs, { ...manner, traceFile });
  const cluster = join(root, 'cluster');
  const { events, uncertain } = await readTrace(traceFile, root, cluster);
  rmSync(traceFile);
  /** The folder as it was after so many events. */
  const diskAfter = (count: number) => {
    const disk = new Disk(root, origin, cluster);
    for (const event of events.slice(0, count)) disk.apply(event);
    return disk;
  };
  writeEverything(diskAfter(events.length), replayed);
  const different = differences(root, replayed).filter((name) => !uncertain.has(join(root, name)));
  if (different.length > 0) throw new NotWhole(`the recording does not lead to what is there: ${different.join(', ')}`);
  rmSync(replayed, { recursive: true });
  const answers = answersByPort(events);
  const placeOf = ({ port, nth }: Fact) => answers.get(port)?.[nth - 1]?.place;
  if (facts.some((fact) => placeOf(fact) === undefined)) throw new Error('an answer is missing in the recording');
  /** What visitors had been told by then. */
  const factsAfter = (count: number) => facts.filter((fact) => (placeOf(fact) ?? count) < count);
  return { events, diskAfter, factsAfter };
}

/** Runs the installation for so long while visitors come, kills it, and gives what it told them. */
async function factsUntilCrash(root: string, engine: Engine, loadMs: number, manner: Manner): Promise<Fact[]> {
  const facts: Fact[] = [];
  let visitors: Promise<unknown> = Promise.resolve();
  let isOver = false;
  try {
    await using installation = await startInstallation(root, engine, manner);
    // With a database that does not wait for the disk, there is nothing to be found out.
    if (!manner.weakness) await withDatabase(installation, mustBeDurable);
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

/** The answers with their places among the events, in order, by the visitor's end of the connection. */
function answersByPort(events: readonly Event[]) {
  const answers = events.flatMap((event, place) => (event.does === 'answer' ? [{ port: event.port, place }] : []));
  return Map.groupBy(answers, ({ port }) => port);
}

/** The names below two folders that are not the same file in both. */
function differences(left: string, right: string): string[] {
  const names = [left, right].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  // Memory that is shared between connections; SQLite makes it anew.
  const lasting = [...new Set(names)].filter((name) => !name.endsWith('-shm'));
  return lasting.filter((name) => !contentOf(join(left, name)).equals(contentOf(join(right, name))));
}

function contentOf(path: string): Buffer {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? readFileSync(path) : Buffer.from(stats ? 'a folder' : 'nothing');
}
