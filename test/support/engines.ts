import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { firstResult } from './programs.ts';
import { prepareEngines } from '../../scripts/build/engine-files.ts';
import { enginesFolder } from '../../src/app/server/built-site.ts';
import { createEnginePool } from '../../src/features/engines/server/engine-pool.ts';
import { serveEngines } from '../../src/features/engines/server/serve-engines.ts';
import type { Input, ProgramResult, Program } from '../../src/features/engines/run.ts';

export const silentLog = pino({ level: 'silent' });

/** Opens a pool of one thread, with the engines that the build makes. */
export async function openPool(options: Partial<Parameters<typeof createEnginePool>[0]> = {}) {
  await prepareEngines();
  return createEnginePool({ folder: enginesFolder, size: 1, log: silentLog, ...options });
}

/** CPython's module, as the build makes it. */
export async function pythonModule(): Promise<WebAssembly.Module> {
  const { files } = await prepareEngines();
  return WebAssembly.compile(await readFile(join(enginesFolder, files.python.name)));
}

/** Opens a site with only the engines' files; `requestedUrls` collects the paths of its requests. */
export async function openEngineSite() {
  await prepareEngines();
  const requestedUrls: string[] = [];
  const site = fastify();
  site.addHook('onRequest', async ({ url }) => void requestedUrls.push(url));
  await serveEngines(site, enginesFolder);
  return { site, requestedUrls, origin: await site.listen({ port: 0, host: '127.0.0.1' }) };
}

/** Opens a pool until the end of the test. */
export async function poolForThisTest(options: Parameters<typeof openPool>[0] = {}) {
  const pool = await openPool(options);
  onTestFinished(() => pool.stop());
  return pool;
}

/** Runs a program once. */
export async function runOnce(
  pool: Awaited<ReturnType<typeof openPool>>,
  program: Program,
  input: Input = {},
): Promise<ProgramResult> {
  return firstResult(pool, 'ada', program, input);
}
