import { Readable } from 'node:stream';
import fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { QuietLogController, logRequests } from './log-requests.ts';

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly route: string;
  readonly err?: { readonly message: string };
}

/** A server whose one answer begins, and goes on as `parts` says. */
async function serving(parts: () => AsyncGenerator<string>) {
  const lines: Line[] = [];
  const loggerInstance: FastifyBaseLogger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Line) },
  );
  const app = fastify({ loggerInstance, logController: new QuietLogController() });
  logRequests(app);
  app.get('/lists/:name', (_, reply) => reply.type('text/csv').send(Readable.from(parts())));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return { lines: () => lines.filter(({ route }) => route !== undefined), get: () => fetch(`${url}/lists/ada`) };
}

test('an answer that breaks off when its status is sent already leaves an error in the log, by its route', async () => {
  const { promise: begun, resolve: tellBegun } = Promise.withResolvers<void>();
  const { lines, get } = await serving(async function* () {
    yield 'name\n';
    await begun;
    throw new Error('the database is gone');
  });
  const response = await get();
  tellBegun();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('terminated');
  const told = lines().filter(({ level }) => level >= 50);
  expect(told).toMatchObject([
    { msg: 'an answer broke off', route: '/lists/:name', err: { message: 'the database is gone' } },
  ]);
  expect(JSON.stringify(lines())).not.toContain('ada');
});

test('a reader who leaves is no error', async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  const { lines, get } = await serving(async function* () {
    try {
      for (;;) {
        yield 'name\n'.repeat(1000);
        await new Promise((each) => setImmediate(each));
      }
    } finally {
      resolve();
    }
  });
  const response = await get();
  await response.body?.cancel();
  await left;
  expect(lines().filter(({ level }) => level >= 40)).toEqual([]);
});
