import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { tableFile } from './engine-store.ts';

/** Serves the files of engines to browsers, packed where they are packed; their names change with their content. */
export async function serveEngines(app: FastifyInstance, folder: string): Promise<void> {
  // In development they may be made while the server runs.
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/engines/',
    // Decorates the replies of the one that serves pages alone.
    decorateReply: false,
    preCompressed: true,
    index: false,
    allowedPath: (path) => !path.includes(tableFile),
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}
