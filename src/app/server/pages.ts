import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundAddress } from '../rendering.ts';
import { lessonPage } from '../../features/lessons/contract.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { sendPacked } from '../../platform/server/http/packed-text.ts';
import { engineWorkerPolicy } from '../../features/exercises/server/engine/worker-policy.ts';
import { type BuiltSite, findOtherBuildsPart } from './built-site.ts';
import type { PageText } from './page-text.ts';
import type { IsReader } from './lesson-readers.ts';
import type { SitePages } from './site-pages.ts';
import type { AnswerUnknownPage } from './unknown-routes.ts';

const assetsPath = '/assets/';
/** As vite.config.ts names the scripts of workers that run learners' code. */
const engineWorker = /^engine-[\w-]+-worker-/;
/** What devices that keep a course look at again: its worker, and the list of the build's files. */
const courseFile = /^course-(worker|parts)\./;
/** What the server itself needs of a build. */
const notServed = /^\/(pages|renderer)\b/;

interface PageRules {
  readonly isReader: IsReader;
  /** Gives the `Link` header of a lesson that the browser draws. */
  readonly linkOf: (path: string) => string | undefined;
  /** What the page at the path was about is over for good: the page says so, and programs forget its address. */
  readonly isGone: (path: string) => boolean;
}

/** Serves the browser's side: pages from memory, files from the build folder; gives what answers for what is not there. */
export async function registerPages(
  app: FastifyInstance,
  site: BuiltSite,
  pages: SitePages,
  { isReader, linkOf, isGone }: PageRules,
): Promise<AnswerUnknownPage> {
  const { folder, table } = site;
  // Beneath these stand pages that come and go with the content; what is not there, the browser says in its own words.
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

  /** To those who may read it as it was rendered; to others its shell, in which the browser says how one comes to read it. */
  async function sendLesson(request: FastifyRequest, reply: FastifyReply, path: string, page: PageText) {
    const shell = pages.shell(path);
    const sent = (await isReader(request, path)) ? page : shell;
    const link = sent === shell ? linkOf(path) : undefined;
    if (link !== undefined) void reply.header('link', link);
    return sendPacked(request, reply, sent, 200);
  }

  // What has come since the build is found in the same way, when no route and no file has the address.
  for (const path of [...Object.keys(table.outputs), ...table.clientRoutes]) {
    if (path.startsWith('/')) app.get(path, { schema: { hide: true } }, answer);
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    allowedPath: (path) => !notServed.test(path),
    setHeaders: (reply, path) => {
      // Names under assets/ change with their content.
      const isHashed = basename(dirname(path)) === 'assets';
      const mayBeKept = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      void reply.header('cache-control', courseFile.test(basename(path)) ? 'no-cache' : mayBeKept);
      // A worker obeys the policy of its own script, not that of its page, which allows no WebAssembly.
      if (engineWorker.test(basename(path))) void reply.header('content-security-policy', engineWorkerPolicy);
    },
  });
  return answer;
}

function sendOtherBuildsPart(reply: FastifyReply, site: BuiltSite, name: string): FastifyReply {
  // A file that is sent from here is listened to eleven times: by the server, by the library that sends it, by our hooks.
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
