import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { afterWait } from './postgres-connection.ts';

test('a wait that ends while the process was busy reads first what arrived meanwhile', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = connect((server.address() as { port: number }).port, '127.0.0.1');
  const [accepted] = (await once(server, 'connection')) as [Socket];
  await once(client, 'ready');
  const order: string[] = [];
  client.on('data', () => order.push('answer'));
  const { promise, resolve } = Promise.withResolvers<void>();
  afterWait(1, () => {
    order.push('end');
    resolve();
  });
  accepted.end('x');
  // Longer than the wait: neither the timer nor the socket gets its turn before.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  await promise;
  expect(order).toEqual(['answer', 'end']);
  client.destroy();
});
