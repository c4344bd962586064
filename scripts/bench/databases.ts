import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { serverUrl, whyNoPostgres } from '../../test/support/postgres.ts';
import { root } from '../support/processes.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** The product's database, an exact copy for the bare server, and a folder; disposal removes all three. */
export interface Databases extends AsyncDisposable {
  readonly engine: Engine;
  readonly dataDir: string;
  /** `postgres://…`; null for the SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** A file, or `postgres://…`. */
  readonly bare: string;
  /** Human-readable description of the database and its settings. */
  readonly description: string;
  /** Runs maintenance after bulk inserts; nobody may be connected. */
  settle(): Promise<void>;
  /** Settles the product's database and copies it for the bare server; nobody may be connected to either. */
  copy(): Promise<void>;
}

/** `OPVIR_BENCH_POSTGRES_URL`, or the server that the tests use. */
const postgresUrl: string = process.env['OPVIR_BENCH_POSTGRES_URL'] ?? serverUrl();

/** Returns the engines that can run here; reports why another cannot. */
export async function available(chosen: readonly Engine[], tell: (text: string) => void): Promise<Engine[]> {
  const reason = chosen.includes('postgres') ? await whyNoPostgres(postgresUrl) : null;
  if (reason !== null) tell(`postgres: SKIPPED, ${reason}`);
  return chosen.filter((engine) => engine !== 'postgres' || reason === null);
}

export async function makeDatabases(engine: Engine): Promise<Databases> {
  // On the disk that an installation's data would use: a temporary folder may be in memory.
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const dataDir = mkdtempSync(join(cache, 'bench-'));
  return engine === 'sqlite' ? sqliteFiles(dataDir) : postgresDatabases(dataDir);
}

function sqliteFiles(dataDir: string): Databases {
  const [file, bare] = [join(dataDir, 'opvir.sqlite'), join(dataDir, 'bare.sqlite')];
  async function settle(): Promise<void> {
    const db = new DatabaseSync(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
  }
  return {
    engine: 'sqlite',
    dataDir,
    databaseUrl: null,
    bare,
    description: `SQLite ${process.versions['sqlite']}, each commit synced`,
    settle,
    async copy() {
      await settle();
      copyFileSync(file, bare);
    },
    [Symbol.asyncDispose]: async () => rmSync(dataDir, { recursive: true }),
  };
}

async function postgresDatabases(dataDir: string): Promise<Databases> {
  const sql = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  // Named like the tests' databases, which drop leftovers of a killed run.
  const name = `opvir_test_${Date.now()}_bench`;
  const urlOf = (database: string) => Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href;
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  await sql.unsafe(`create database ${name}`);
  async function settle(): Promise<void> {
    const own = postgres(urlOf(name), { max: 1 });
    await own`vacuum analyze`;
    // Otherwise the writing happens while the first calls are measured. Not every user has the right.
    await own`checkpoint`.catch(() => undefined);
    await own.end();
  }
  return {
    engine: 'postgres',
    dataDir,
    databaseUrl: urlOf(name),
    bare: urlOf(`${name}_bare`),
    description: `PostgreSQL ${server?.version}, synchronous_commit=on, on whichever core it likes`,
    settle,
    async copy() {
      // Otherwise one is analyzed earlier than the other and has better plans until then.
      await settle();
      await sql.unsafe(`create database ${name}_bare template ${name}`);
    },
    async [Symbol.asyncDispose]() {
      for (const each of [name, `${name}_bare`]) await sql.unsafe(`drop database if exists ${each} with (force)`);
      await sql.end();
      rmSync(dataDir, { recursive: true });
    },
  };
}
