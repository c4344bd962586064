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

/** The recording does not reproduce the actual folder, so it is void. */
export class NotWhole extends Error {
  override readonly name = 'NotWhole';
}

/**
 * Records the installation below `root` from its start, `loadMs` under load, and kills it. `scratch` is a folder for
 * this recording.
 * Returns all events in its folder while visitors came. Throws {@link NotWhole} if they do not reproduce the actual
 * folder.
 */
export async function record(root: string, scratch: string, engine: Engine, loadMs: number, manner: Manner) {
  const [origin, replayed, traceFile] = [join(scratch, 'origin'), join(scratch, 'replayed'), join(scratch, 'trace')];
  cpSync(root, origin, { recursive: true });
  const facts = await factsUntilCrash(root, engine, loadMs, { ...manner, traceFile });
  const cluster = join(root, 'cluster');
  const { events, uncertain } = await readTrace(traceFile, root, cluster);
  rmSync(traceFile);
  /** The folder after the first `count` events. */
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
  /** Facts acknowledged to visitors by then. */
  const factsAfter = (count: number) => facts.filter((fact) => (placeOf(fact) ?? count) < count);
  return { events, diskAfter, factsAfter };
}

/** Runs the installation for that long under load, kills it, and returns the facts acknowledged to visitors. */
async function factsUntilCrash(root: string, engine: Engine, loadMs: number, manner: Manner): Promise<Fact[]> {
  const facts: Fact[] = [];
  let visitors: Promise<unknown> = Promise.resolve();
  let isOver = false;
  try {
    await using installation = await startInstallation(root, engine, manner);
    // A database that does not wait for the disk reveals nothing.
    if (!manner.weakness) await withDatabase(installation, mustBeDurable);
    visitors = Promise.all(Array.from({ length: visitorsAtOnce }, () => visitUntilCrash(installation.url, facts)));
    // On a busy machine nothing may be acknowledged yet, so that nothing could be lost.
    const isEnough = () => isOver || facts.length >= factsAtLeast;
    const told = sleep(loadMs).then(() => eventually('visitors to be told enough', isEnough));
    await Promise.race([told, visitors]);
  } finally {
    isOver = true;
  }
  await visitors;
  return facts;
}

/** Answers with their places among the events, in order, by the visitor's port. */
function answersByPort(events: readonly Event[]) {
  const answers = events.flatMap((event, place) => (event.does === 'answer' ? [{ port: event.port, place }] : []));
  return Map.groupBy(answers, ({ port }) => port);
}

/** Names below two folders that do not have equal content in both. */
function differences(left: string, right: string): string[] {
  const names = [left, right].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  // Memory shared between connections; SQLite recreates it.
  const lasting = [...new Set(names)].filter((name) => !name.endsWith('-shm'));
  return lasting.filter((name) => !contentOf(join(left, name)).equals(contentOf(join(right, name))));
}

function contentOf(path: string): Buffer {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? readFileSync(path) : Buffer.from(stats ? 'a folder' : 'nothing');
}
