import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type StartedCommand, freePort } from '../../../scripts/support/processes.ts';
import { eventually } from '../../../test/support/eventually.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  serverFile,
  startTimeoutMs,
  startServer,
  startServerAfter,
  stopServer,
} from '../../../test/support/server-process.ts';

const timeout = processTimeoutMs;

/** Stops reading the output of the server. */
function leave({ child }: StartedCommand): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
}

describe('a server whose output nobody reads', () => {
  test.each(['info', 'silent'])(
    'from its start on, at log level %s, ends with code 1 and leaves port and data folder free',
    { timeout },
    async (level) => {
      const settings = {
        OPVIR_DATA_DIR: join(emptyFolder(), 'data'),
        PORT: String(await freePort()),
        LOG_LEVEL: level,
      };
      const unread = startServer(settings);
      leave(unread);
      expect(await unread.ended).toBe(1);
      const next = startServer(settings);
      expect(await addressOf(next)).toContain(settings.PORT);
      expect(await stopServer(next)).toBe(0);
    },
  );

  test('any more ends with code 1 at the next line that it logs', { timeout }, async () => {
    const server = startServer({ OPVIR_DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' });
    const address = await addressOf(server);
    await eventually('all that it says at its start', () => server.output.stdout.includes('Server listening'));
    leave(server);
    expect((await fetch(`${address}/api/courses`)).status).toBe(200);
    expect(await server.ended).toBe(1);
  });
});

/** Throws an error at this signal in the middle of other work, as a bug would. */
const fault = 'data:text/javascript,process.on("SIGUSR2",()=>{throw new Error("a fault of ours")})';

test.skipIf(process.platform === 'win32')(
  'what waited to be written is there after SIGTERM and after a crash, which says its last word itself',
  { timeout },
  async () => {
    for (const signal of ['SIGTERM', 'SIGUSR2'] as const) {
      const settings = { OPVIR_DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' };
      const server = startServer(settings, [process.execPath, '--import', fault, serverFile]);
      const address = await addressOf(server);
      await Promise.all(Array.from({ length: 20 }, () => fetch(`${address}/api/courses`)));
      expect(await stopServer(server, signal)).toBe(signal === 'SIGTERM' ? 0 : 1);
      const lines = server.output.stdout.split('\n').filter((line) => line.startsWith('{'));
      const logged = lines.map(
        (line) => JSON.parse(line) as { level: number; route?: string; err?: { message: string } },
      );
      expect(logged.filter(({ route }) => route === '/api/courses')).toHaveLength(20);
      const fatal = logged.filter(({ level }) => level === 60).map(({ err }) => err?.message);
      expect(fatal).toEqual(signal === 'SIGTERM' ? [] : ['a fault of ours']);
    }
  },
);

test('an operator who looks on sees a line while the server runs', { timeout }, async () => {
  const server = startServer({ OPVIR_DATA_DIR: emptyFolder(), LOG_LEVEL: 'info' });
  const address = await addressOf(server);
  await fetch(`${address}/api/courses`);
  await eventually('the line', () => server.output.stdout.includes('"/api/courses"'));
});

test.skipIf(process.platform === 'win32')(
  'a server whose log file is full goes on, and stops when told to',
  { timeout },
  async () => {
    const log = join(emptyFolder(), 'log');
    const port = String(await freePort());
    // 8 MiB are enough for the database, and the log already has that size.
    const server = startServerAfter(`head -c 8388608 /dev/zero >'${log}'; ulimit -f 16384; exec >>'${log}'`, {
      OPVIR_DATA_DIR: emptyFolder(),
      LOG_LEVEL: 'info',
      PORT: port,
    });
    const address = `http://127.0.0.1:${port}`;
    const answers = () => fetch(`${address}/healthz`).catch(() => undefined);
    await eventually('the server to answer', answers, startTimeoutMs);
    for (let count = 0; count < 3; count += 1) expect((await fetch(`${address}/api/courses`)).status).toBe(200);
    expect(await stopServer(server)).toBe(0);
  },
);
