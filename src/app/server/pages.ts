import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { basename, dirname } from 'node:path';
import { engineWorkerPolicy } from '../../features/engines/server/serve-engines.ts';
import { lessonPage } from '../../features/lessons/contract.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { sendPacked } from '../../platform/server/http/packed-text.ts';
import { notFoundAddress } from '../rendering.ts';
import { type BuiltSite, findOtherBuildsPart } from './built-site.ts';
import type { IsReader } from './lesson-readers.ts';
import type { PageText } from './page-text.ts';
import type { SitePages } from './site-pages.ts';
import type { AnswerUnknownPage } from './unknown-routes.ts';

const assetsPath = '/assets/';
/** Names of the scripts of workers that run learners' code, as in vite.config.ts. */
const engineWorker = /^engine-[\w-]+-worker-/;
/** Files that devices with offline courses revalidate: the workers, and the list of the build's files. */
const courseFile = /^(course-(worker|parts)|site-worker)\./;
/** Files of a build that only the server uses. */
const notServed = /^\/(pages|renderer)\b/;

interface PageRules {
  readonly isReader: IsReader;
  /** Returns the `Link` header of a lesson that the browser renders. */
  readonly linkOf: (path: string) => string | undefined;
  /**
   * True if the subject of the page at the path has ended permanently: the page says so, and search engines drop its
   * address.
   */
  readonly isGone: (path: string) => boolean;
}

/**
 * Serves the browser's side: pages from memory, files from the build folder. Returns the handler for
 * unknown addresses.
 */
export async function registerPages(
  app: FastifyInstance,
  site: BuiltSite,
  pages: SitePages,
  { isReader, linkOf, isGone }: PageRules,
): Promise<AnswerUnknownPage> {
  const { folder, table } = site;
  // Prefixes of pages that depend on content. For a missing one the browser renders its own message.
  const prefixes = table.patterns.flatMap((pattern) => pattern.split('$', 1));
  const isDynamic = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));

  const answer: AnswerUnknownPage = (request, reply) => {
    const url = request.originalUrl;
    const path = url.split('?')[0]!;
    const page = pages.find(path);
    if (page && paramsAt(lessonPage, path)) return sendLesson(request, reply, path, page);
    if (page && path !== notFoundAddress) return sendPacked(request, reply, page, isGone(path) ? 410 : 200);
    if (path.startsWith(assetsPath)) return sendOtherBuildsPart(reply, site, path.slice(assetsPath.length));
    const address = pages.findSpelling(path);
    if (address !== undefined && address !== path) return reply.redirect(address + url.slice(path.length), 308);
    const missing = isDynamic(path) ? undefined : pages.find(notFoundAddress);
    return sendPacked(request, reply, missing ?? pages.shell(path), 404);
  };

  /**
   * Sends the rendered lesson to users who may read it, and the shell to others; there the browser explains how to get
   * access.
   */
  async function sendLesson(request: FastifyRequest, reply: FastifyReply, path: string, page: PageText) {
    const shell = pages.shell(path);
    const sent = (await isReader(request, path)) ? page : shell;
    const link = sent === shell ? linkOf(path) : undefined;
    if (link !== undefined) void reply.header('link', link);
    return sendPacked(request, reply, sent, 200);
  }

  // Pages that were added since the build are found the same way, when no route and no file has the address.
  for (const path of [...Object.keys(table.outputs), ...table.clientRoutes]) {
    if (path.startsWith('/')) app.get(path, { schema: { hide: true } }, answer);
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    allowedPath: (path) => !notServed.test(path),
    setHeaders: (reply, path) => {
      // File names under assets/ change with their content.
      const isHashed = basename(dirname(path)) === 'assets';
      const mayBeKept = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', courseFile.test(basename(path)) ? 'no-cache' : mayBeKept);
      // A worker obeys the policy of its own script, not that of its page, which forbids WebAssembly.
      if (engineWorker.test(basename(path))) void reply.header('content-security-policy', engineWorkerPolicy);
    },
  });
  return answer;
}

function sendOtherBuildsPart(reply: FastifyReply, site: BuiltSite, name: string): FastifyReply {
  // The server, the library that sends the file and our hooks add eleven listeners.
  reply.raw.setMaxListeners(20);
  findOtherBuildsPart(site, name).then(
    (assets) =>
      void (assets === undefined
        ? reply.code(404).type('text/plain').send('Not found')
        : reply.code(200).sendFile(name, assets)),
    (error: unknown) => void reply.send(error),
  );
  return reply;
}
