/**
 * `npm run bench:console`: measures each list, search and chart of the console on a server with 100,000 users,
 * 1,000,000 enrollments and 100,000 each of applications, messages and subscribers, and how long other users wait
 * meanwhile; on SQLite and PostgreSQL.
 * `--engine`, `--users` (the rest scales with it) and `--only` (text in the names of figures) measure less.
 * Exits with 1 if a target is missed.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { consoleCalls, consoleFiles } from './bench/console-calls.ts';
import { storeOrganisation } from './bench/console-data.ts';
import { type Databases, engines } from './bench/databases.ts';
import { type Figure, figure, inTurn, percentile } from './bench/figure.ts';
import { addressOf } from './bench/learners.ts';
import { reportOn } from './bench/report.ts';
import { startProduct } from './bench/servers.ts';
import { buildIfStale } from './support/freshness.ts';
import { withDatabase } from './support/with-database.ts';

const callMaxMs = 100;
const othersMaxMs = 200;
const warmUps = 10;
/** Requests per call; with this many, p99 is the second slowest. */
const tries = 200;
const probePauseMs = 2;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    users: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
  },
});
const users = Number(values.users);
const chosen = engines.filter((engine) => values.engine.includes(engine));
if (!Number.isInteger(users) || users < 1 || chosen.length < values.engine.length) {
  console.error(
    'Usage: npm run bench:console -- [--engine sqlite|postgres] [--users <number>] [--only <text in the name of a figure>]',
  );
  process.exit(2);
}
await buildIfStale();
let asked = 0;
await reportOn(chosen, `${users.toLocaleString('en')} users.`, null, measure);

async function measure(databases: Databases) {
  await (await startProduct(databases, 'on all cores')).stop();
  const cookie = await withDatabase(databases, (db) => storeOrganisation(db, users));
  await databases.settle();
  await using product = await startProduct(databases, 'beside the generator');
  const figures: Figure[] = [];
  for (const [name, path] of named(consoleCalls)) figures.push(await measureCall(name, product.url, path, cookie));
  for (const [name, path] of named(consoleFiles)) figures.push(await measureFile(name, product.url, path, cookie));
  return { figures };
}

/** Calls whose name matches `--only`. */
function named(calls: Readonly<Record<string, string>>) {
  return Object.entries(calls).filter(([name]) => name.includes(values.only));
}

async function measureCall(name: string, url: string, path: string, cookie: string): Promise<Figure> {
  const others = othersWait(url);
  const { all } = await inTurn(warmUps + tries, { all: () => timeOf(`${url}${path}`, cookie) });
  const times = all.slice(warmUps);
  const slowest = await others();
  const note = ` (p50 ${percentile(times, 0.5).toFixed(1)} ms; others waited ${slowest.toFixed(0)} ms at most)`;
  const judged = figure(name, percentile(times, 0.99), { most: callMaxMs, unit: ' ms', note });
  const held = slowest <= othersMaxMs ? [] : [`others waited ${slowest.toFixed(0)} ms, not ≤ ${othersMaxMs} ms`];
  return { ...judged, misses: [...judged.misses, ...held] };
}

/** Measures the download of a whole table: it may be slow, as long as nobody else waits for it. */
async function measureFile(name: string, url: string, path: string, cookie: string): Promise<Figure> {
  const others = othersWait(url);
  const ms = await timeOf(`${url}${path}`, cookie);
  const note = `, which took ${(ms / 1000).toFixed(1)} s`;
  return figure(`${name}: others waited at most`, await others(), { most: othersMaxMs, unit: ' ms', note });
}

async function timeOf(url: string, cookie: string): Promise<number> {
  // A new client address per request, so that no rate limit applies.
  asked += 1;
  const from = performance.now();
  const answer = await fetch(url, { headers: { cookie, 'x-forwarded-for': addressOf(asked) } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - from;
}

/**
 * Simulates a user who requests a page repeatedly. The returned function ends it and returns the longest wait in
 * milliseconds.
 */
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
