import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { consoleCalls, consoleFiles } from './console-calls.ts';
import { type ConsoleSize, storeOrganisation } from './console-data.ts';
import { type Engine, makeDatabases } from './databases.ts';
import type { EngineResult } from './engine.ts';
import { type Figure, figure } from './figure.ts';
import { busyShare } from './process-figures.ts';
import { startProduct } from './servers.ts';

const callMaxMs = 100;
const othersMaxMs = 200;
const lookMs = 1000;
const warmUps = 10;
/** Of each call; its p99 is the second slowest. */
const tries = 200;
const probePauseMs = 2;

/** How long each list, search and chart of the console takes in a large organisation, one after the other, and how long anybody else waits meanwhile. */
export async function measureConsole(engine: Engine, size: ConsoleSize, only: string): Promise<EngineResult> {
  const busyBefore = await busyShare(lookMs);
  await using databases = await makeDatabases(engine);
  await (await startProduct(databases, 'on all cores')).stop();
  const db = await openDatabase({ ...databases, databaseUrl: databases.productUrl });
  const cookie = await storeOrganisation(db, size);
  await db.close();
  await databases.settle();
  await using product = await startProduct(databases, 'beside the generator');
  const figures: Figure[] = [];
  for (const [name, path] of named(consoleCalls, only))
    figures.push(...(await measureCall(name, product.url, path, cookie)));
  for (const [name, path] of named(consoleFiles, only))
    figures.push(await measureFile(name, product.url, path, cookie));
  return { engine, description: databases.description, busyBefore, comparisons: [], figures };
}

/** Those whose name has this text. */
function named(calls: Readonly<Record<string, string>>, text: string) {
  return Object.entries(calls).filter(([name]) => name.includes(text));
}

async function measureCall(name: string, url: string, path: string, cookie: string): Promise<Figure[]> {
  const times: number[] = [];
  const others = othersWait(url);
  for (let count = -warmUps; count < tries; count += 1) {
    const ms = await timeOf(`${url}${path}`, cookie);
    if (count >= 0) times.push(ms);
  }
  const slowest = await others();
  const [p50 = 0, p99 = 0] = [0.5, 0.99].map(
    (share) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)],
  );
  const note = ` (p50 ${p50.toFixed(1)} ms; others waited ${slowest.toFixed(0)} ms at most)`;
  const judged = figure(name, p99, { most: callMaxMs }, { unit: ' ms', note });
  const held = slowest <= othersMaxMs ? [] : [`others waited ${slowest.toFixed(0)} ms, not ≤ ${othersMaxMs} ms`];
  return [{ ...judged, misses: [...judged.misses, ...held] }];
}

/** A whole table as a file: it may take its time, as long as nobody else waits for it. */
async function measureFile(name: string, url: string, path: string, cookie: string): Promise<Figure> {
  const others = othersWait(url);
  const ms = await timeOf(`${url}${path}`, cookie);
  const note = `, which took ${(ms / 1000).toFixed(1)} s`;
  return figure(`${name}: others waited at most`, await others(), { most: othersMaxMs }, { unit: ' ms', note });
}

let asked = 0;

async function timeOf(url: string, cookie: string): Promise<number> {
  // Each from an address of its own: nobody is to reach a limit.
  asked += 1;
  const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const from = performance.now();
  const answer = await fetch(url, { headers: { cookie, 'x-forwarded-for': address } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
}

/** Somebody who looks at a page again and again, until the answer is asked for: the longest that they waited, in ms. */
function othersWait(url: string): () => Promise<number> {
  const over = new AbortController();
  const visiting = (async () => {
    let slowest = 0;
    while (!over.signal.aborted) {
      slowest = Math.max(slowest, await timeOf(`${url}/healthz`, ''));
      await wait(probePauseMs);
    }
    return slowest;
  })();
  return () => {
    over.abort();
    return visiting;
  };
}
