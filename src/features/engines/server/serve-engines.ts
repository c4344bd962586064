import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mkdir } from 'node:fs/promises';
import { tableFile } from './engine-store.ts';

/** Serves the engines' files to browsers, compressed if they are; their names contain a hash of the content. */
export async function serveEngines(app: FastifyInstance, folder: string): Promise<void> {
  // In development the folder may be created while the server runs.
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/engines/',
    // Only the plugin that serves pages decorates replies.
    decorateReply: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => !path.includes(tableFile),
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

/**
 * Content security policy of workers that run learners' code: own scripts, WebAssembly, and the engines' files of this
 * site. The learner's code runs in WebAssembly and has access to none of these.
 */
export const engineWorkerPolicy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
].join(';');
