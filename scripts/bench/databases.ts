import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import { serverUrl, whyNoPostgres } from '../../test/support/postgres.ts';
import { root } from '../support/processes.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** The product's database, an exact copy of it for the bare server, and a folder: gone after use. */
export interface Databases extends AsyncDisposable {
  readonly engine: Engine;
  readonly dataDir: string;
  /** `postgres://…`; null for the SQLite file in the data folder. */
  readonly databaseUrl: string | null;
  /** A file, or `postgres://…`. */
  readonly bare: string;
  /** What is measured on, for people. */
  readonly description: string;
  /** After many rows were stored, while nobody is connected. */
  settle(): Promise<void>;
  /** Settles the product's and makes the bare server's from it, while nobody is connected to either. */
  copy(): Promise<void>;
}

/** `OPVIR_BENCH_POSTGRES_URL`, or else the server of the tests. */
const postgresUrl: string = process.env['OPVIR_BENCH_POSTGRES_URL'] ?? serverUrl();

/** Those of them that can be measured on here; tells why another cannot. */
export async function available(chosen: readonly Engine[], tell: (text: string) => void): Promise<Engine[]> {
  const reason = chosen.includes('postgres') ? await whyNoPostgres(postgresUrl) : null;
  if (reason !== null) tell(`postgres: SKIPPED, ${reason}`);
  return chosen.filter((engine) => engine !== 'postgres' || reason === null);
}

export async function makeDatabases(engine: Engine): Promise<Databases> {
  // On the disk where an installation's data would be: a folder for temporary files may be in memory.
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
  // As those of the tests, which drop what a run that was killed has left.
  const name = `opvir_test_${Date.now()}_bench`;
  const urlOf = (database: string) => Object.assign(new URL(postgresUrl), { pathname: `/${database}` }).href;
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  await sql.unsafe(`create database ${name}`);
  async function settle(): Promise<void> {
    const own = postgres(urlOf(name), { max: 1 });
    await own`vacuum analyze`;
    // Else it is written out while the first calls are measured. Not every user may.
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
      // Otherwise the one is analysed sooner than the other, and runs on better plans until then.
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
