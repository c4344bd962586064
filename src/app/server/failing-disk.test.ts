import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addressOf,
  emptyFolder,
  processTimeoutMs,
  serverFile,
  signUp,
  startServer,
  stopServer,
} from '../../../test/support/server-process.ts';

const preload = join(import.meta.dirname, '../../../test/support/failing-sync.ts');

// Windows does not have this signal.
test.skipIf(process.platform === 'win32')(
  'a server whose disk fails ends at once and has acknowledged nothing; what it said before is there at the next start',
  { timeout: processTimeoutMs },
  async () => {
    const settings = { OPVIR_DATA_DIR: emptyFolder() };
    const server = startServer(settings, [process.execPath, '--import', preload, serverFile]);
    const address = await addressOf(server);
    expect((await signUp(address, 'ada@example.org')).status).toBe(201);
    server.child.kill('SIGCONT');
    await expect(signUp(address, 'grace@example.org')).rejects.toThrow('fetch failed');
    expect(await server.ended).toBe(null);
    expect(server.output.stderr).toContain('The disk of the database failed (Error: EIO: i/o error, fdatasync)');

    const next = startServer(settings);
    const again = await signUp(await addressOf(next), 'ada@example.org');
    expect(again.status).toBe(409);
    expect(await stopServer(next)).toBe(0);
  },
);
