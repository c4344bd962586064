import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabasePlace, type DatabasePlace } from '../../../test/support/database.ts';
import { pdf } from '../../../test/support/files.ts';
import { followInShell } from '../../../test/support/shell.ts';
import {
  addressOf,
  processTimeoutMs,
  runOperator,
  signUp,
  startServer,
  stopServer,
} from '../../../test/support/server-process.ts';

// Follows docs/operating.md word for word: what stands there is what is run.

const root = join(import.meta.dirname, '../../..');
const settings = { OPVIR_RATE_LIMITS: 'off' };

/** The commands beneath `**SQLite.**` or `**PostgreSQL.**`: first the backup's, then the restore's. */
function instructions(engine: string): [backUp: string, restore: string] {
  const backup = readFileSync(join(root, 'docs/operating.md'), 'utf8').split('\n## Backup\n')[1] ?? '';
  const blocks = backup.split(`**${engine}.**`)[1]?.split('```sh\n') ?? [];
  const [backUp, restore] = blocks.slice(1).map((block) => block.split('```')[0]);
  if (backUp === undefined || restore === undefined) throw new Error(`docs/operating.md says nothing of ${engine}`);
  return [backUp, restore];
}

async function emptyPlace(): Promise<DatabasePlace & { env: Record<string, string>; dataDir: string }> {
  const place = await createDatabasePlace();
  onTestFinished(() => place[Symbol.asyncDispose]());
  symlinkSync(join(root, 'node_modules'), join(place.dataDir, 'node_modules'));
  const { databaseUrl } = place;
  const env = {
    OPVIR_DATA_DIR: join(place.dataDir, 'data'),
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  return { ...place, env };
}

async function apply(address: string): Promise<number> {
  const body = new FormData();
  const fields = { name: 'Ada', email: 'ada@example.org', linkedin: 'https://l.example', website: 'https://w.example' };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('cv', pdf('cv.pdf', 12_345));
  return (await fetch(`${address}/api/applications`, { method: 'POST', body })).status;
}

test(
  'a backup that was made as written while applications came in is restored as written: accounts, sessions and CVs are there',
  { timeout: 2 * processTimeoutMs },
  async (context) => {
    const here = await emptyPlace();
    const engine = here.databaseUrl === null ? 'SQLite' : 'PostgreSQL';
    if (process.platform === 'win32') return context.skip('the instructions are for a POSIX shell');
    if (engine === 'PostgreSQL' && spawnSync('pg_dump', ['--version']).error)
      return context.skip('there is no pg_dump');
    const [backUp, restore] = instructions(engine);

    const server = startServer({ ...settings, ...here.env });
    const address = await addressOf(server);
    const cookie = (await signUp(address, 'ada@example.org')).headers.getSetCookie().map((line) => line.split(';')[0]);
    expect(await apply(address)).toBe(201);
    const coming = Array.from({ length: 12 }, () => apply(address));
    await Promise.race(coming);
    followInShell(backUp, here.dataDir, here.env);
    expect(new Set(await Promise.all(coming))).toEqual(new Set([201]));
    expect(await stopServer(server)).toBe(0);

    const there = await emptyPlace();
    cpSync(join(here.dataDir, 'backup'), join(there.dataDir, 'backup'), { recursive: true });
    followInShell(restore, there.dataDir, there.env);
    const restored = startServer({ ...settings, ...there.env });
    const session = await fetch(`${await addressOf(restored)}/api/session`, { headers: { cookie: cookie.join('; ') } });
    expect(await session.json()).toMatchObject({ session: { user: { email: 'ada@example.org' } } });
    const operator = runOperator(there.env, 'applications', 'list', '--json');
    expect(await operator.ended).toBe(0);
    const applications = JSON.parse(operator.output.stdout) as { cvFile: string }[];
    expect(applications.length).toBeGreaterThanOrEqual(1);
    const files = applications.map(({ cvFile }) => join(there.env['OPVIR_DATA_DIR'] ?? '', cvFile));
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
    expect(files.map((path) => statSync(path).size)).toEqual(files.map(() => 12_345));
  },
);
