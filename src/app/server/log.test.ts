import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/support/processes.ts';
import { eventually } from '../../../test/support/eventually.ts';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  type Run,
  startPatienceMs,
  startServer,
  startServerAfter,
  stopServer,
} from '../../../test/support/server-process.ts';

const timeout = processTimeoutMs;

/** Whoever read what the server says goes away. */
function leave({ child }: Run): void {
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
    leave(server);
    expect((await fetch(`${address}/api/courses`)).status).toBe(200);
    expect(await server.ended).toBe(1);
  });
});

test.skipIf(process.platform === 'win32')(
  'a server whose log file is full goes on, and stops when told to',
  { timeout },
  async () => {
    const log = join(emptyFolder(), 'log');
    const port = String(await freePort());
    // 512 KiB: enough for the database, and so much is in the log already.
    const server = startServerAfter(`head -c 524288 /dev/zero >'${log}'; ulimit -f 1024; exec >>'${log}'`, {
      OPVIR_DATA_DIR: emptyFolder(),
      LOG_LEVEL: 'info',
      PORT: port,
    });
    const address = `http://127.0.0.1:${port}`;
    const answers = () => fetch(`${address}/healthz`).catch(() => undefined);
    await eventually('the server to answer', answers, startPatienceMs);
    for (let count = 0; count < 3; count += 1) expect((await fetch(`${address}/api/courses`)).status).toBe(200);
    expect(await stopServer(server)).toBe(0);
  },
);
