/**
 * `npm run bench`: requests per second of the main job's calls, each as a ratio to a bare node:http + node:sqlite server
 * that runs the same queries, both measured in turn within one run, so that the machine's mood cancels out.
 * `--seconds N` sets how long each measurement lasts, `--rounds N` how often the two servers take turns.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Call, measure, type Measurement } from './bench/load.ts';
import { benchUser, seed, signUp } from './bench/seed.ts';
import { type Server, startBare, startProduct } from './bench/servers.ts';

const { values: options } = parseArgs({
  options: { seconds: { type: 'string', default: '4' }, rounds: { type: 'string', default: '3' } },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);
const signInClients = 8;

const feedbackPath = '/api/courses/course1/feedback';
const comment = 'Clear lessons, and the exercises fit them.';
const listFeedback: Call = { name: 'list-feedback', method: 'GET', path: feedbackPath, connections: 16 };
const signIn: Call = {
  name: 'sign-in',
  method: 'POST',
  path: '/api/session',
  body: benchUser,
  connections: signInClients,
};
const calls: Call[] = [
  { name: 'list-my-enrolments', method: 'GET', path: '/api/enrolments', connections: 16 },
  listFeedback,
  { name: 'add-feedback', method: 'POST', path: feedbackPath, body: { rating: 5, comment }, connections: 16 },
  signIn,
];

const folder = mkdtempSync(join(tmpdir(), 'opvir-bench-'));
const servers: Server[] = [];
try {
  const cookie = await prepare();
  const product = await started(startProduct(folder, 4101));
  const bare = await started(startBare(join(folder, 'bare.sqlite'), 4102));
  print(['call', 'opvir req/s', 'bare req/s', 'ratio', 'ratio by CPU time', 'opvir p99 ms']);
  for (const call of calls) await compare(product, bare, call, cookie);
  await compareUnderSignIns(product, cookie);
} finally {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(folder, { recursive: true });
}

async function prepare(): Promise<string> {
  const product = await started(startProduct(folder, 4101));
  const cookie = await signUp(product.url);
  await product.stop();
  seed(folder);
  copyFileSync(join(folder, 'opvir.sqlite'), join(folder, 'bare.sqlite'));
  return cookie;
}

async function started(server: Promise<Server>): Promise<Server> {
  servers.push(await server);
  return server;
}

async function compare(product: Server, bare: Server, call: Call, cookie: string): Promise<void> {
  const ours: Measurement[] = [];
  const theirs: Measurement[] = [];
  for (const server of [product, bare]) await measure(server, call, cookie, 1);
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await measure(product, call, cookie, seconds));
    theirs.push(await measure(bare, call, cookie, seconds));
  }
  const rate = (of: Measurement[]) => median(of.map((one) => one.requestsPerSecond));
  const byCpu = (of: Measurement[]) => median(of.map((one) => one.requestsPerCpuSecond ?? Number.NaN));
  print([
    call.name,
    rate(ours).toFixed(0),
    rate(theirs).toFixed(0),
    (rate(ours) / rate(theirs)).toFixed(2),
    (byCpu(ours) / byCpu(theirs)).toFixed(2),
    median(ours.map((one) => one.p99Ms)).toFixed(1),
  ]);
}

/** Whether signing in, which costs a password hash, makes everybody else wait. */
async function compareUnderSignIns(product: Server, cookie: string): Promise<void> {
  const gentle = { ...listFeedback, connections: 4 };
  const before = await measure(product, gentle, cookie, seconds * 2);
  const [during, signIns] = await Promise.all([
    measure(product, gentle, cookie, seconds * 2),
    measure(product, signIn, cookie, seconds * 2),
  ]);
  process.stdout.write(
    `\nlist-feedback with 4 clients: p99 ${before.p99Ms} ms, ${before.requestsPerSecond.toFixed(0)} req/s` +
      `\n… while ${signInClients} clients sign in (${signIns.requestsPerSecond.toFixed(1)} a second): p99 ${during.p99Ms} ms, ${during.requestsPerSecond.toFixed(0)} req/s\n`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function print(cells: string[]): void {
  process.stdout.write(`${cells.map((cell, index) => cell.padEnd(index === 0 ? 20 : 18)).join('')}\n`);
}
