import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startGenerator, voidReasons } from './generator-process.ts';

const request = 'GET / HTTP/1.1\r\nHost: bench\r\n\r\n';

async function runAgainst(answer: RequestListener, pauseMs = 0) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  using generator = startGenerator();
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const load = { requests: [request], connections: 4, pauseMs };
  return await generator.run({ port, pid: process.pid, warmUpMs: 100, ms: 400, loads: [load] });
}

test('a server that has its work to do is measured: rate, latencies, its processor time, and the run counts', async () => {
  const outcome = await runAgainst((_, response) => void setTimeout(() => response.end('done'), 10));
  expect(voidReasons(outcome)).toEqual([]);
  const [load] = outcome.loads;
  expect(load?.bodyBytes).toBe(4);
  expect(load?.p50Ms).toBeGreaterThanOrEqual(9);
  expect(load?.p99Ms).toBeGreaterThanOrEqual(load?.p50Ms ?? 0);
  // Four connections, each with an answer every 10 ms at most.
  expect(load?.perSecond).toBeGreaterThan(20);
  expect(load?.perSecond).toBeLessThanOrEqual(440);
});

test('a run in which the generator is the limit is void', async () => {
  // Each byte is a chunk: what the server sends in one piece takes the generator long to read.
  const body = `${'1\r\nx\r\n'.repeat(50_000)}0\r\n\r\n`;
  const outcome = await runAgainst(({ socket }) => {
    socket.write(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${body}`);
  });
  expect(outcome.use).toBeGreaterThan(0.9);
  expect(voidReasons(outcome).join()).toMatch(/^the generator used \d+ % of its core/);
});

test('a run with an answer that is no success, or not as long as the others, is void', async () => {
  let count = 0;
  const failing = await runAgainst((_, response) => void response.writeHead(++count === 20 ? 503 : 200).end('done'), 5);
  expect(voidReasons(failing)).toContain('1 faults, first: 503 with 4 bytes');
  count = 0;
  const short = await runAgainst((_, response) => void response.end(++count === 20 ? 'one' : 'done'), 5);
  expect(voidReasons(short)).toContain('1 faults, first: 200 with 3 bytes');
});

test('a run in which a connection breaks or nothing comes back is void', async () => {
  let count = 0;
  const breaking = await runAgainst(
    ({ socket }, response) => void (++count === 20 ? socket.destroy() : response.end('x')),
  );
  expect(voidReasons(breaking).join()).toContain('faults, first:');
});
